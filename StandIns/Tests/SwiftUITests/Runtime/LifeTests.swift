import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  /// The orders in which views hear that they appear and disappear.
  @MainActor @Suite("Lives of views") struct LifeTests {
    struct Named: View {
      let name: String
      let log: Log
      var body: some View {
        VStack {
          Text(name).onAppear { log("\(name) in") }.onDisappear { log("\(name) in goes") }
        }
        .onAppear { log(name) }
        .onDisappear { log("\(name) goes") }
      }
    }
    /// One view in the place of another, by each way to say so.
    enum Way: CaseIterable { case id, branch, rows, separate, erased }
    struct Replacing: View {
      let way: Way
      let log: Log
      let transition: AnyTransition?
      @State private var isNew = false
      @ViewBuilder private func named(_ isNew: Bool) -> some View {
        let view = Named(name: isNew ? "new" : "old", log: log)
        if let transition { view.transition(transition) } else { view }
      }
      var body: some View {
        VStack {
          Button("replace") { isNew = true }
          switch way {
          case .id: named(isNew).id(isNew)
          case .branch: if isNew { named(true) } else { named(false) }
          case .rows: ForEach([isNew], id: \.self) { named($0) }
          case .separate:
            if !isNew { named(false) }
            if isNew { named(true) }
          case .erased: AnyView(named(isNew)).id(isNew)
          }
        }
      }
    }
    private let comes = ["new in", "new"]
    private let goes = ["old in goes", "old goes"]
    private func replace(
      _ way: Way, _ transition: AnyTransition?, _ change: (inout _System.SwiftUIValues) -> Void
    ) throws -> [String] {
      var system = _System()
      change(&system.swiftUI)
      let log = Log()
      let stage = Stage(system) { Replacing(way: way, log: log, transition: transition) }
      _ = log.take()
      try stage.tap("replace")
      return log.take()
    }

    @Test("A new view appears before the old one disappears", arguments: Way.allCases)
    func replaced(_ way: Way) throws {
      let transitions: [AnyTransition?] = [
        nil, .opacity, .asymmetric(insertion: .identity, removal: .slide),
      ]
      for transition in transitions {
        let lines = try replace(way, transition) { _ in }
        #expect(lines == comes + goes)
      }
    }

    @Test(
      "Without a transition the old view disappears before the new one appears, or after",
      arguments: Way.allCases, _System.SwiftUIValues.IdentityTransition.allCases)
    func atOnce(_ way: Way, _ answer: _System.SwiftUIValues.IdentityTransition) throws {
      let transitions: [AnyTransition] = [
        .identity, AnyTransition(IdentityTransition()), .identity.combined(with: .identity),
        .asymmetric(insertion: .opacity, removal: .identity),
        AnyTransition(
          AsymmetricTransition(insertion: IdentityTransition(), removal: IdentityTransition())),
      ]
      for transition in transitions {
        let lines = try replace(way, transition) { $0.identityTransition = answer }
        #expect(lines == (answer == .leavesFirst ? goes + comes : comes + goes))
      }
    }

    @Test("The transition inside of a stack is not the stack's")
    func inside() throws {
      struct Screen: View {
        let log: Log
        @State private var isNew = false
        var body: some View {
          Button("replace") { isNew = true }
          VStack {
            Text("x").onAppear { log("comes") }.onDisappear { log("goes") }.transition(.identity)
          }
          .id(isNew)
        }
      }
      let log = Log()
      let stage = Stage { Screen(log: log) }
      _ = log.take()
      try stage.tap("replace")
      #expect(log.take() == ["comes", "goes"])
    }

    @Test(
      "Views that go hear of it inner first, or outer first",
      arguments: _System.SwiftUIValues.Appearances.allCases)
    func going(_ order: _System.SwiftUIValues.Appearances) throws {
      let lines = try replace(.branch, nil) { $0.appearances = order }
      let isInner = order == .innerFirst
      #expect(lines == (isInner ? comes + goes : comes.reversed() + goes.reversed()))
    }

    @Test("An outer view sees at its appearance what an inner one has written")
    func written() {
      @MainActor final class Model { var value = 0 }
      let model = Model()
      let log = Log()
      _ = Stage {
        VStack { Text("x").onAppear { model.value = 1 } }.onAppear { log("\(model.value)") }
      }
      #expect(log.take() == ["1"])
    }

    // MARK: Windows

    struct Pages: View {
      let log: Log
      @State private var path = [1]
      @State private var showsSheet = true
      var body: some View {
        TabView {
          NavigationStack(path: $path) {
            Named(name: "root", log: log)
              .navigationDestination(for: Int.self) { _ in Named(name: "page", log: log) }
          }
          .tabItem { Text("A") }
          Named(name: "tab", log: log).tabItem { Text("B") }
        }
        .sheet(isPresented: $showsSheet) { Named(name: "sheet", log: log) }
      }
    }
    /// How a window goes.
    enum End: CaseIterable { case isReleased, losesItsRoot, isReleasedWithoutItsRoot, isHidden }
    @Test(
      "When a window goes, the views in it disappear, and those of sheets with a window that is released",
      arguments: End.allCases
    )
    func window(_ end: End) {
      let log = Log()
      var window: UIWindow?
      var kept: UIViewController?
      do {
        StandIn.reset()
        StandIn.echoesMessages = false
        StandIn.clock.mode = .manual
        let made = UIWindow(frame: UIScreen.main.bounds)
        made.rootViewController = UIHostingController(rootView: Pages(log: log))
        made.makeKeyAndVisible()
        StandIn.clock.runUntilIdle()
        window = made
      }
      let shown = log.take().filter { !$0.hasSuffix("goes") }
      #expect(Set(["page", "sheet"]).isSubset(of: shown))
      switch end {
      case .isReleased: window = nil
      case .losesItsRoot: window?.rootViewController = nil
      case .isReleasedWithoutItsRoot:
        kept = window?.rootViewController
        window = nil
      case .isHidden: window?.isHidden = true
      }
      StandIn.clock.runUntilIdle()
      let gone = log.take()
      var expected: Set = ["page in goes", "page goes"]
      // A sheet outlives the root that presented it, and is covered with a hidden window.
      if end == .isReleased || end == .isReleasedWithoutItsRoot {
        expected.formUnion(["sheet in goes", "sheet goes"])
      }
      #expect(expected.isSubset(of: gone), "\(gone)")
      #expect(gone.count == Set(gone).count)
      withExtendedLifetime(kept) {}
    }

    @Test("A view of a released hosting controller hears of it before the next turn")
    func released() {
      let log = Log()
      StandIn.reset()
      StandIn.clock.mode = .manual
      var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIHostingController(rootView: Named(name: "x", log: log))
      window?.isHidden = false
      StandIn.clock.runUntilIdle()
      #expect(log.take() == ["x in", "x"])
      window = nil
      #expect(log.take() == ["x in goes", "x goes"])
    }
  }
}
