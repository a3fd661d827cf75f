import Foundation
import Joinery

// How deep constructors may call each other before a stack overflows.
//
//   swift run JoineryBenchmarks --depth; the numbers of a debug and of a release build differ

/// Prints the longest chains that can be constructed on stacks of two sizes.
func printDepths() throws {
    for (name, form) in [("singletons", "singleton"), ("transients", "transient")] {
        for kilobytes in [512, 8192] {
            var (low, high) = (16, 1 << 17)
            while high - low > max(low / 32, 1) {
                let middle = (low + high) / 2
                if try survives(form, middle, kilobytes) { low = middle } else { high = middle }
            }
            print("\(name) on a stack of \(kilobytes) KB: \(low)")
        }
    }
}

/// Whether a chain can be constructed, tried in a process of its own.
private func survives(_ form: String, _ count: Int, _ kilobytes: Int) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["--construct", form, "--count", "\(count)", "--stack", "\(kilobytes)"]
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0 && process.terminationReason == .exit
}

/// Constructs a chain on a thread of its own.
func construct(_ form: String, _ count: Int, kilobytes: Int) throws {
    let all = numbers(count)
    let container = try Container { chain(all, as: form == "singleton" ? .singleton : .transient) }
    let done = DispatchSemaphore(value: 0)
    let last = all[count - 1]
    let thread = Thread {
        try? resolve(last, from: container)
        done.signal()
    }
    thread.stackSize = kilobytes * 1024
    thread.start()
    done.wait()
    exit(0)
}
