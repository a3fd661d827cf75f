// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Joinery",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Joinery", targets: ["Joinery"])
    ],
    targets: [
        .target(name: "Joinery"),
        .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
        .executableTarget(
            name: "JoineryBenchmarks",
            dependencies: ["Joinery", "AllocationCounter"],
            path: "Benchmarks/JoineryBenchmarks"
        ),
        .testTarget(name: "JoineryTests", dependencies: ["Joinery"]),
    ],
    swiftLanguageModes: [.v6]
)

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
