import Foundation
import Joinery
import JoineryGraph
import JoineryTesting
import Testing

@Suite struct WiringTests {
    let container: Container

    init() throws {
        container = try Container { AppAssembly() }
    }

    @Test func `the text has a paragraph for each part, sorted, without places`() throws {
        let text = """
            DetailModule  Module, built with DetailInput
                needs DetailModule/DetailView

            DetailModule/DetailInput  input

            DetailModule/DetailPresenter  PerModule, also any DetailTitle
                needs DetailModule/DetailInput
                needs any UserService

            DetailModule/DetailView  PerModule
                needs DetailModule/DetailPresenter

            ListModule  Module, built with ListInput
                needs ListModule/ListView
                wires ListModule/ListPresenter
                wires ListModule/ListView

            ListModule/ListInteractor  PerModule
                needs any UserService

            ListModule/ListPresenter  PerModule
                builds DetailModule
                lazy any Analytics
                needs ListModule/ListInteractor

            ListModule/ListView  PerModule
                needs ListModule/ListPresenter

            any Analytics  Singleton

            any Logging  Singleton

            any UserService  Singleton
                needs any Logging

            """
        #expect(container.graph.wiring() == text)
    }

    @Test func `the order of declaration does not show, but in a collection`() throws {
        struct First: Logging {}
        struct Second: Logging {}
        func app(@BindingsBuilder _ bindings: () -> Bindings) throws -> String {
            try Container(bindings).graph.wiring()
        }
        let one = try app {
            ListModule()
            Singleton(ConsoleLogger.init, as: (any Logging).self)
            DetailModule()
            Singleton(RemoteUserService.init, as: (any UserService).self)
            Singleton(RealAnalytics.init, as: (any Analytics).self)
        }
        #expect(one == container.graph.wiring())
        func collecting(@BindingsBuilder _ parts: () -> Bindings) throws -> [Substring] {
            try app {
                parts()
                Transient(Int.self) { (logs: [any Logging]) in logs.count }
            }
            .split(separator: "\n").filter { $0.contains("collects") }
        }
        let forward = try collecting {
            Singleton(First.init).contributes((any Logging).self) { $0 }
            Singleton(Second.init).contributes((any Logging).self) { $0 }
        }
        let backward = try collecting {
            Singleton(Second.init).contributes((any Logging).self) { $0 }
            Singleton(First.init).contributes((any Logging).self) { $0 }
        }
        #expect(forward == ["    collects First", "    collects Second"])
        #expect(backward == forward.reversed())
    }

    @Test func `the wiring of this app is the reviewed one`() {
        expectWiring(of: container, matches: "Snapshots/App.txt")
    }

    @Test func `a change fails with the lines that differ`() throws {
        let changed = try container.overriding {
            Singleton((any UserService).self) { (_: any Analytics) in MockUserService() }
        }
        let difference = """
            The wiring differs from Snapshots/App.txt:

              …

              any UserService  Singleton
            -     needs any Logging
            +     needs any Analytics
            """
        expectFailure(difference, "JOINERY_RECORD=1") {
            expectWiring(of: changed, matches: "Snapshots/App.txt", recording: .never)
        }
    }

    @Test func `a file that is not there fails, and says how to write it`() {
        expectFailure("There is no file Snapshots/None.txt. To write the file, run JOINERY_RECORD=1") {
            expectWiring(of: container, matches: "Snapshots/None.txt", recording: .never)
        }
    }

    @Test func `recording writes the file, with its folder, and fails so that it is taken out again`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "wiring-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "deep/App.txt").path
        expectFailure("was written", "Remove recording: .always") {
            expectWiring(of: container, matches: file, recording: .always)
        }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == container.graph.wiring())
        expectWiring(of: container, matches: file, recording: .never)
    }

    @Test func `the environment asks for recording, which passes`() async throws {
        let file: String = FileManager.default.temporaryDirectory.appending(path: "wiring-\(UUID()).txt").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        await #expect(processExitsWith: .success) { [file = file as String] in
            setenv("JOINERY_RECORD", "1", 1)
            expectWiring(of: try Container { AppAssembly() }, matches: file)
        }
        expectWiring(of: container, matches: file, recording: .never)
    }

    @Test func `a file that cannot be written fails`() {
        expectFailure("cannot be used") {
            expectWiring(of: container, matches: "WiringTests.swift/App.txt", recording: .always)
        }
    }

    @Test func `other line endings are no difference`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "wiring-\(UUID()).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        let text = container.graph.wiring().replacing("\n", with: "\r\n")
        try text.write(to: file, atomically: true, encoding: .utf8)
        expectWiring(of: container, matches: file.path, recording: .never)
    }
}
