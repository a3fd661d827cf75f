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
        .testTarget(name: "JoineryTests", dependencies: ["Joinery"]),
        .testTarget(
            name: "JoineryDefaultIsolationTests",
            dependencies: ["Joinery"],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .treatWarning("ExplicitSendable", as: .error),
        ]
}
