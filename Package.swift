// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Joinery",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Joinery", targets: ["Joinery"]),
        .library(name: "JoineryGraph", targets: ["JoineryGraph"]),
        .library(name: "JoineryNavigation", targets: ["JoineryNavigation"]),
        .library(name: "JoineryTesting", targets: ["JoineryTesting"]),
        .library(name: "JoineryNavigationTesting", targets: ["JoineryNavigationTesting"]),
        .plugin(name: "GenerateModule", targets: ["GenerateModule"]),
    ],
    targets: [
        .target(name: "Joinery"),
        .target(name: "JoineryGraph", dependencies: ["Joinery"]),
        .target(name: "JoineryNavigation", dependencies: ["Joinery"]),
        .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
        .executableTarget(
            name: "JoineryBenchmarks",
            dependencies: ["JoineryGraph", "Joinery", "AllocationCounter"],
            path: "Benchmarks/JoineryBenchmarks"
        ),
        .testTarget(name: "JoineryTests", dependencies: ["Joinery"]),
        .testTarget(name: "JoineryGraphTests", dependencies: ["JoineryGraph", "Joinery"]),
        .testTarget(name: "JoineryModelTests", dependencies: ["Joinery"]),
        .testTarget(
            name: "JoineryDefaultIsolationTests",
            dependencies: ["Joinery"],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(name: "JoineryNavigationTests", dependencies: ["JoineryNavigation", "Joinery"]),
    ],
    swiftLanguageModes: [.v6]
)

// The libraries for test targets.
package.targets += [
    .target(name: "JoineryTesting", dependencies: ["JoineryGraph", "Joinery"]),
    .target(name: "JoineryNavigationTesting", dependencies: ["JoineryNavigation", "Joinery"]),
    .testTarget(
        name: "JoineryTestingTests",
        dependencies: ["JoineryTesting", "JoineryGraph", "Joinery"],
        exclude: ["Wiring/Snapshots"]
    ),
    .testTarget(
        name: "JoineryTestingDefaultIsolationTests",
        dependencies: ["JoineryTesting", "Joinery"],
        swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    // Run by XCTest, which leaves out all the others.
    .testTarget(name: "JoineryTestingXCTests", dependencies: ["JoineryTesting", "Joinery"]),
    .testTarget(
        name: "JoineryNavigationTestingTests",
        dependencies: [
            "JoineryNavigationTesting", "JoineryTesting", "JoineryNavigation", "JoineryGraph", "Joinery",
        ]
    ),
]

/// A target of the sample, in the folder of its name.
func sample(
    _ name: String,
    _ dependencies: [Target.Dependency] = [],
    resources: [Resource] = []
) -> Target {
    .target(
        name: name,
        dependencies: dependencies,
        path: "Examples/UserDirectory/\(name)",
        resources: resources
    )
}

// The sample, from the inside out: a target sees only those that it names.
package.targets += [
    sample("Entities"),
    sample("Services", ["Entities"]),
    sample("LiveServices", ["Entities", "Services", "Joinery"], resources: [.copy("Resources/users.json")]),
    sample("UserSearch", ["Entities", "Services", "JoineryNavigation", "Joinery"]),
    sample("SelectUser", ["Entities", "Services", "JoineryNavigation", "Joinery"]),
    sample("EditUser", ["Entities", "Services", "JoineryNavigation", "Joinery"]),
    sample("UserDetail", ["Entities", "Services", "JoineryNavigation", "EditUser", "Joinery"]),
    sample("UserList", ["Entities", "Services", "JoineryNavigation", "UserSearch", "SelectUser", "Joinery"]),
    sample("TerminalViews", ["UserList", "UserDetail", "EditUser", "SelectUser", "UserSearch", "Joinery"]),
    sample(
        "UserDirectoryApp",
        [
            "Entities", "Services", "LiveServices", "TerminalViews",
            "UserList", "UserDetail", "EditUser", "SelectUser", "UserSearch",
            "JoineryNavigation", "JoineryGraph", "Joinery",
        ]
    ),
    .executableTarget(
        name: "UserDirectory",
        dependencies: ["LiveServices", "UserDirectoryApp", "JoineryNavigation", "JoineryGraph", "Joinery"],
        path: "Examples/UserDirectory/UserDirectory"
    ),
    .testTarget(
        name: "UserDirectoryTests",
        dependencies: [
            "Entities", "Services", "LiveServices", "TerminalViews", "UserDirectoryApp", "UserDirectory",
            "UserList", "UserDetail", "EditUser", "SelectUser", "UserSearch", "JoineryNavigation", "Joinery",
        ],
        exclude: ["check-transcripts.sh"],
        resources: [.copy("Transcripts")]
    ),
]

// The sample of views and view models.
package.targets += [
    .executableTarget(
        name: "CurrencyConverter",
        dependencies: ["JoineryNavigation", "Joinery"],
        path: "Examples/CurrencyConverter",
        exclude: ["README.md"]
    ),
    .testTarget(
        name: "CurrencyConverterTests",
        dependencies: ["CurrencyConverter", "JoineryNavigation", "Joinery"],
        resources: [.copy("Transcripts")]
    ),
]

/// A target of the second sample, in the folder of its name.
func notes(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Examples/Notes/\(name)")
}

// The second sample: one app, written twice over the same services and views.
package.targets += [
    notes("NotesEntities"),
    notes("NotesServices", ["NotesEntities", "Joinery"]),
    notes("NotesViews"),
    notes("NotesTerminal", ["NotesServices", "NotesViews", "Joinery", "JoineryNavigation"]),
    notes(
        "NotesDecoupled",
        ["NotesEntities", "NotesServices", "NotesViews", "NotesTerminal", "Joinery", "JoineryNavigation"]
    ),
    notes(
        "NotesShort",
        ["NotesEntities", "NotesServices", "NotesViews", "NotesTerminal", "Joinery", "JoineryNavigation"]
    ),
    .executableTarget(
        name: "Notes",
        dependencies: ["NotesDecoupled", "NotesShort", "NotesTerminal", "Joinery", "JoineryNavigation"],
        path: "Examples/Notes/Notes"
    ),
    .testTarget(
        name: "NotesTests",
        dependencies: [
            "Notes", "NotesEntities", "NotesServices", "NotesViews", "NotesTerminal", "NotesDecoupled", "NotesShort",
            "Joinery", "JoineryNavigation",
        ],
        exclude: ["check-transcripts.sh"],
        resources: [.copy("Transcripts")]
    ),
]

// The generator: the plugin says what is in the package, the tool does the rest.
package.targets += [
    .target(name: "ModuleGenerator"),
    .executableTarget(name: "JoineryModuleGenerator", dependencies: ["ModuleGenerator"]),
    .plugin(
        name: "GenerateModule",
        capability: .command(
            intent: .custom(verb: "generate-module", description: "Write the files of a new module and their tests."),
            permissions: [.writeToPackageDirectory(reason: "It writes the files of the new module.")]
        ),
        dependencies: ["JoineryModuleGenerator"],
        path: "Sources/GenerateModule"
    ),
    .testTarget(name: "ModuleGeneratorTests", dependencies: ["ModuleGenerator"]),
]

// One screen in four steps from a massive view controller to modules, in main-actor code as an app has it.
package.targets += [
    ("OrdersPlatform", []), ("OrdersMassive", ["OrdersPlatform"]), ("OrdersSorted", ["OrdersPlatform"]),
    ("OrdersSplit", ["OrdersPlatform"]), ("OrdersModular", ["OrdersPlatform", "Joinery"]),
]
.map { name, dependencies in
    .target(
        name: name,
        dependencies: dependencies,
        path: "Examples/MassiveViewController/\(name)",
        swiftSettings: [.defaultIsolation(MainActor.self)]
    )
}
package.targets.append(
    .testTarget(
        name: "MassiveViewControllerTests",
        dependencies: [
            "OrdersPlatform", "OrdersMassive", "OrdersSorted", "OrdersSplit", "OrdersModular", "JoineryGraph",
            "Joinery",
        ],
        swiftSettings: [.defaultIsolation(MainActor.self)]
    )
)

for target in package.targets where target.name != "AllocationCounter" && target.type != .plugin {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .treatWarning("ExplicitSendable", as: .error),
        ]
}
