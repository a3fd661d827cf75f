import Foundation
import Joinery

// What resolving costs, against the same calls written by hand.
//
//   swift run -c release JoineryBenchmarks [--quick] [--json] [--check FACTOR] [--only NAME] [--allocations]
//   swift run -c release JoineryBenchmarks --growth [--check] [--only NAME]

let arguments = CommandLine.arguments.dropFirst()

func option(_ name: String) -> String? {
    guard let index = arguments.firstIndex(of: name), arguments.indices.contains(index + 1) else { return nil }
    return arguments[index + 1]
}

if arguments.contains("--cold") {
    print(try coldNanoseconds())
    exit(0)
}

// For a profiler: one work, so many rounds of it, by the container or (with `--hand-written`) by its twin.
if let name = option("--instructions"), let work = try coreWorks().first(where: { $0.name == name }) {
    let count = option("--rounds").flatMap(Int.init) ?? 100_000
    try arguments.contains("--hand-written") ? work.handWritten(count) : work.container(count)
    exit(0)
}

// For a profiler as well: linking so many bindings, so often.
if let count = option("--link").flatMap(Int.init) {
    let bindings = linkedBindings(count)
    for _ in 0..<(option("--rounds").flatMap(Int.init) ?? 1) { use(try Container { bindings }) }
    exit(0)
}

// The C library skips atomic operations in a process with one thread; apps have several.
Thread.detachNewThread { Thread.sleep(forTimeInterval: 3600) }

// Allocations are the same in every run, so they can be checked where times cannot.
if arguments.contains("--allocations") {
    let wrong = try allocationExcess(of: try coreWorks())
    print(
        wrong.isEmpty ? "no allocation but those of the objects, and one for a module" : wrong.joined(separator: "\n")
    )
    exit(wrong.isEmpty ? 0 : 1)
}

// How deep constructors may call each other.
if arguments.contains("--depth") {
    try printDepths()
    exit(0)
}
if let form = option("--construct"), let count = option("--count").flatMap(Int.init) {
    try construct(form, count, kilobytes: option("--stack").flatMap(Int.init) ?? 512)
}

// How the costs grow with the graph; checked loosely, as a shared machine allows.
if arguments.contains("--growth") {
    let missed = try printGrowth(growthWorks().filter { work in option("--only").map { work.name == $0 } ?? true })
    exit(arguments.contains("--check") && !missed.isEmpty ? 1 : 0)
}

let effort: Effort = arguments.contains("--quick") ? .quick : .thorough
let wanted = try measurements(effort)
    .filter { measurement in
        option("--only").map { measurement.name == $0 } ?? true
    }
let outcomes = try wanted.map { try $0.outcome() }
print(arguments.contains("--json") ? try json(outcomes) : table(outcomes))

if let factor = option("--check").flatMap(Double.init) {
    let machine = try slowness(effort)
    let missed = try zip(wanted, outcomes).filter { try !$0.isReached($1, times: factor, slowness: machine) }
    for (measurement, _) in missed {
        let text = "\(measurement.name) misses its target by more than \(factor) times\n"
        FileHandle.standardError.write(Data(text.utf8))
    }
    exit(missed.isEmpty ? 0 : 1)
}
