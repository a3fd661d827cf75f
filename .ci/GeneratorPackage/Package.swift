// swift-tools-version: 6.2

// What .ci/generator generates modules in: targets of every kind that the generator knows.

import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]
let mainActor = strict + [.defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances")]

let package = Package(
    name: "Fresh",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Joinery", path: Context.environment["JOINERY"] ?? "../..")],
    targets: [
        .target(name: "App", dependencies: ["Joinery"]),
        .testTarget(name: "AppTests", dependencies: ["App"]),
        .target(name: "Strict", dependencies: ["Joinery"], swiftSettings: strict),
        .testTarget(name: "StrictTests", dependencies: ["Strict"], swiftSettings: strict),
        .target(name: "MainActorApp", dependencies: ["Joinery"], swiftSettings: mainActor),
        .testTarget(name: "MainActorAppTests", dependencies: ["MainActorApp"], swiftSettings: mainActor),
        .executableTarget(name: "Program", dependencies: ["Joinery"]),
        .testTarget(name: "ProgramTests", dependencies: ["Program"]),
        .target(name: "WithoutJoinery"),
    ],
    swiftLanguageModes: [.v6]
)
