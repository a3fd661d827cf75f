import JoineryNavigation
import Testing

/// Every short sequence of moves: who is shown is who is active, and each module is attached and detached once.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ExhaustiveNavigationTests {
    enum Move: CaseIterable {
        case push, present, embed, tabOne, tabTwo, root, back, dismiss, popToFirst, removeSecond, selectOne, swipe
    }

    /// One sequence of moves on an application, with what has to hold.
    @MainActor
    private final class Walk {
        let app: TestApp
        var pages: [Page] = []
        var parents: [String: String] = [:]
        var count = 0

        init(_ app: TestApp) { self.app = app }

        func open(_ transition: RouteTransition) throws {
            count += 1
            let name = "\(count)"
            guard let front = app.navigator.front?.content(as: PageView.self) else { return }
            switch transition {
            case .root, .tab: parents[name] = nil
            case .push, .present, .embed, .attach: parents[name] = front.presenter.input.name
            }
            pages.append(Page(front.presenter.router, name, transition))
        }

        /// Does a move; that it is not possible now is no failure.
        func make(_ move: Move) throws {
            do {
                switch move {
                case .push: try open(.push)
                case .present: try open(.present)
                case .embed: try open(.embed(in: "slot"))
                case .tabOne: try open(.tab("one"))
                case .tabTwo: try open(.tab("two"))
                case .root: try open(.root)
                case .back: try app.navigator.back()
                case .dismiss: try app.navigator.dismiss()
                case .popToFirst: try app.navigator.pop(to: try #require(app.navigator.path.first))
                case .removeSecond: if pages.count > 1 { try pages[1].route.remove() }
                case .selectOne: try app.navigator.select("one")
                case .swipe: try app.navigator.beginBack().finish()
                }
            } catch is NavigationError {}
        }

        /// The pages that are there, by the tree and by the routes.
        var active: Set<String> {
            Set(pages.filter { $0.route.state == .routed }.compactMap { $0.view?.presenter.input.name })
        }
    }

    private func check(_ moves: [Move], _ app: TestApp) throws {
        let walk = Walk(app)
        walk.pages.append(app.root("0"))
        var seen: [String] = app.log.take()
        for move in moves {
            try walk.make(move)
            seen += app.log.take()
            let shown = Set(seen.filter { $0.hasPrefix("+") }.map { $0.dropFirst() })
            let left = Set(seen.filter { $0.hasPrefix("-") }.map { $0.dropFirst() })
            let active = Set(shown.subtracting(left).map(String.init))
            #expect(walk.active == active, "\(moves)")
            #expect(app.tree.description.split(separator: "\n").count == active.count + 1, "\(moves)")
            #expect(Set(app.path).isSubset(of: active), "\(moves)")
            #expect(!app.path.isEmpty, "\(moves)")
        }
        app.navigator.closeAll()
        seen += app.log.take()
        let leaving = seen.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
        let entering = seen.filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) }
        #expect(leaving.count == Set(leaving).count, "\(moves)")
        #expect(entering.count == Set(entering).count, "\(moves)")
        #expect(Set(leaving) == Set(entering), "\(moves)")
        for (child, parent) in walk.parents {
            guard let own = leaving.firstIndex(of: child), let above = leaving.firstIndex(of: parent) else { continue }
            #expect(own < above, "\(moves): \(child) below \(parent)")
        }
        #expect(app.tree.root.children.isEmpty, "\(moves)")
    }

    @Test(arguments: Move.allCases)
    func `all sequences of three moves`(first: Move) throws {
        let app = try TestApp()
        for second in Move.allCases {
            for third in Move.allCases { try check([first, second, third], app) }
        }
        #expect(app.log.survivors.alive() == [])
    }

    @Test func `all sequences of two moves after a presented stack with an embedded child`() throws {
        let app = try TestApp()
        for first in Move.allCases {
            for second in Move.allCases {
                try check([.tabOne, .tabTwo, .push, .embed, .present, .push, first, second], app)
            }
        }
        #expect(app.log.survivors.alive() == [])
    }
}
