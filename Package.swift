// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Joinery",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Joinery", targets: ["Joinery"]),
        .library(name: "JoineryNavigation", targets: ["JoineryNavigation"]),
        .plugin(name: "GenerateModule", targets: ["GenerateModule"]),
    ],
    targets: [
        .target(name: "Joinery"),
        .target(name: "JoineryNavigation", dependencies: ["Joinery"]),
        .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
        .executableTarget(
            name: "JoineryBenchmarks",
            dependencies: ["Joinery", "AllocationCounter"],
            path: "Benchmarks/JoineryBenchmarks"
        ),
        .testTarget(name: "JoineryTests", dependencies: ["Joinery"]),
        .testTarget(
            name: "JoineryDefaultIsolationTests",
            dependencies: ["Joinery"],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(name: "JoineryNavigationTests", dependencies: ["JoineryNavigation", "Joinery"]),
    ],
    swiftLanguageModes: [.v6]
)

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
    sample("Navigation"),
    sample("UserSearch", ["Entities", "Services", "Navigation", "Joinery"]),
    sample("SelectUser", ["Entities", "Services", "Navigation", "Joinery"]),
    sample("EditUser", ["Entities", "Services", "Navigation", "Joinery"]),
    sample("UserDetail", ["Entities", "Services", "Navigation", "EditUser", "Joinery"]),
    sample("UserList", ["Entities", "Services", "Navigation", "UserSearch", "SelectUser", "Joinery"]),
    sample(
        "TerminalViews",
        ["Navigation", "UserList", "UserDetail", "EditUser", "SelectUser", "UserSearch", "Joinery"]
    ),
    sample(
        "UserDirectoryApp",
        [
            "Entities", "Services", "LiveServices", "Navigation", "TerminalViews",
            "UserList", "UserDetail", "EditUser", "SelectUser", "UserSearch", "Joinery",
        ]
    ),
    .executableTarget(
        name: "UserDirectory",
        dependencies: ["LiveServices", "UserDirectoryApp", "Joinery"],
        path: "Examples/UserDirectory/UserDirectory"
    ),
    .testTarget(
        name: "UserDirectoryTests",
        dependencies: [
            "Entities", "Services", "LiveServices", "Navigation", "TerminalViews", "UserDirectoryApp", "UserDirectory",
            "UserList", "UserDetail", "EditUser", "SelectUser", "UserSearch", "Joinery",
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
