import Joinery

/// A container, what it extends and what is replaced in it, as a small value: what a random graph is described by.
///
/// The Joinery declarations are made from it, and so is the answer of the reference model.
struct Sketch: Sendable, Equatable {
    /// The declarations of each container: the base first, then what extends it.
    var levels: [Block]
    /// What `overriding` replaces in the last one; nothing is overridden if this is empty.
    var overrides: [Binding] = []

    /// What a service is asked for by.
    enum Key: Sendable, Hashable {
        /// A class.
        case part(Int)
        /// A value.
        case plain(Int)
        /// A value that is aligned to more than a word.
        case wide(Int)
        /// The entry of a module.
        case page(Int)
        /// Another name of something.
        case face(Int)

        /// Whether it is a value, so that nothing can refer to it weakly.
        var isValue: Bool {
            switch self {
            case .part: false
            case .plain, .wide, .face: true
            case .page(let index): index == 1 || index == 2
            }
        }
    }

    /// One parameter of a factory.
    enum Need: Sendable, Hashable {
        case direct(Key)
        case optional(Key)
        case lazy(Key)
        case provider(Key)
        case builder(Int)
        case input(Int)
    }

    /// The actor that a closure is written for.
    enum Home: Sendable, Hashable {
        case nowhere
        case main
        case workshop
    }

    /// The declarations of one container or of one module.
    struct Block: Sendable, Equatable {
        var bindings: [Binding] = []
        var children: [Child] = []
        var wirings: [Wire] = []
        var rooms: [Room] = []
        var adapters: [Bridge] = []
    }

    struct Binding: Sendable, Equatable {
        /// Says which declaration this is, in the history of what was made.
        var id: Int
        var key: Key
        var scope: Scope
        var home = Home.nowhere
        var needs: [Need] = []
        /// The other names of the object.
        var faces: [OtherName] = []
        var isShared = false
        var isExported = false
        /// Whether its factory calls the deferred requests that it gets, and those of the objects that it gets.
        var isEager = false

        /// Whether a container keeps the object.
        var isContainers: Bool { scope == .singleton || scope == .weak }
    }

    struct OtherName: Sendable, Equatable {
        var face: Int
        var isExported = false
    }

    struct Child: Sendable, Equatable {
        var id: Int
        var door: Int
        var home = Home.nowhere
        var needs: [Need] = []
    }

    struct Wire: Sendable, Equatable {
        var id: Int
        var home = Home.nowhere
        var needs: [Need] = []
    }

    struct Room: Sendable, Equatable {
        var door: Int
        var block: Block
    }

    struct Bridge: Sendable, Hashable {
        var id: Int
        var from: Int
        var to: Int
    }
}

extension Sketch.Key: CustomStringConvertible {
    /// The name that the library has for it.
    var description: String {
        switch self {
        case .part(let index): "Part<\(Family.marks[index])>"
        case .plain(let index): "Plain<\(Family.marks[index])>"
        case .wide(let index): "Wide<\(Family.marks[index])>"
        case .page(let index): "\(index == 1 ? "Plain" : index == 2 ? "Wide" : "")Page<\(Family.marks[index])>"
        case .face(let index): "Face<\(Family.marks[index])>"
        }
    }
}

extension Sketch {
    static func doorName(_ index: Int) -> String { "Door<\(Family.marks[index])>" }
    static func roomName(_ index: Int) -> String { "Room<\(Family.marks[index])>" }

    /// The declarations with the overrides in place of what they replace, as `overriding` is documented.
    var overridden: Sketch { Sketch(levels: levels.map(overridden)) }

    private func overridden(_ block: Block) -> Block {
        var block = block
        block.bindings = block.bindings.map { binding in
            guard var override = overrides.first(where: { $0.key == binding.key }) else { return binding }
            override.faces = binding.faces
            override.isShared = binding.isShared
            override.isExported = binding.isExported
            return override
        }
        for index in block.rooms.indices { block.rooms[index].block = overridden(block.rooms[index].block) }
        return block
    }

    /// All keys that a factory of this declaration makes.
    var boundKeys: Set<Key> {
        var keys: Set<Key> = []
        func collect(_ block: Block) {
            keys.formUnion(block.bindings.map(\.key))
            for room in block.rooms { collect(room.block) }
        }
        for level in levels { collect(level) }
        return keys
    }
}
