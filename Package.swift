// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Joinery",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Joinery", targets: ["Joinery"]),
        .library(name: "JoineryNavigation", targets: ["JoineryNavigation"]),
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
    sample("TerminalViews", ["UserList", "UserDetail", "EditUser", "SelectUser", "UserSearch"]),
    sample(
        "UserDirectoryApp",
        [
            "Entities", "Services", "LiveServices", "TerminalViews",
            "UserList", "UserDetail", "EditUser", "SelectUser", "UserSearch", "JoineryNavigation", "Joinery",
        ]
    ),
    .executableTarget(
        name: "UserDirectory",
        dependencies: ["LiveServices", "UserDirectoryApp", "JoineryNavigation", "Joinery"],
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

for target in package.targets where target.name != "AllocationCounter" {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .treatWarning("ExplicitSendable", as: .error),
        ]
}
