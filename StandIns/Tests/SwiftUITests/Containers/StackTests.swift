import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  @MainActor @Suite("Navigation stacks") struct StackTests {
    @MainActor @Observable final class Router {
      var path: [Int] = [] {
        didSet { log("\(path)") }
      }
      var item: String?
      var isPresented = false
      @ObservationIgnored let log: Log
      init(_ log: Log = Log()) { self.log = log }
    }
    struct Page: View {
      let number: Int
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Text("page \(number)")
        NavigationLink("next of \(number)", value: number + 1)
        Button("dismiss") { dismiss() }
          .navigationTitle("Title \(number)")
      }
    }
    struct Bound: View {
      @Bindable var router: Router
      var body: some View {
        NavigationStack(path: $router.path) {
          VStack {
            Text("root")
            NavigationLink("one", value: 1)
            NavigationLink("text", value: "x")
            NavigationLink("view") { Text("a view").navigationTitle("View") }
            Button("three") { router.path = [1, 2, 3] }
            Button("item") { router.item = "i" }
            Button("presented") { router.isPresented = true }
          }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { Page(number: $0) }
          .navigationDestination(item: $router.item) { Text("item \($0)") }
          .navigationDestination(isPresented: $router.isPresented) { Text("presented page") }
        }
      }
    }
    struct Unbound: View {
      var body: some View {
        NavigationStack {
          NavigationLink("one", value: 1)
            .navigationDestination(for: Int.self) { Page(number: $0) }
        }
      }
    }
    struct Erased: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Button("both") {
              path.append(1)
              path.append("a")
            }
            Text("count \(path.count)")
          }
          .navigationDestination(for: Int.self) { Page(number: $0) }
          .navigationDestination(for: String.self) { Text("text \($0)") }
        }
      }
    }

    private func stage(
      _ change: (inout _System.SwiftUIValues) -> Void = { _ in }
    ) -> (Stage, Router) {
      var system = _System()
      change(&system.swiftUI)
      let router = Router()
      let stage = Stage(system) { Bound(router: router) }
      return (stage, router)
    }

    @Test("A link pushes its value and Back removes it")
    func links() throws {
      let (stage, router) = stage()
      #expect(stage.texts.contains("root"))
      #expect(stage.person.hand.barTitle == "Root")
      try stage.tap("one")
      #expect(router.path == [1])
      #expect(stage.texts.contains("page 1"))
      #expect(!stage.texts.contains("root"))
      #expect(stage.person.hand.barTitle == "Title 1")
      #expect(stage.person.hand.backTitle == "Root")
      try stage.tap("next of 1")
      #expect(router.path == [1, 2])
      try stage.tapBack()
      try stage.tapBack()
      #expect(router.path == [])
      #expect(stage.texts.contains("root"))
    }

    @Test("A stack without a binding owns its path")
    func unbound() throws {
      let stage = Stage { Unbound() }
      try stage.tap("one")
      try stage.tap("next of 1")
      #expect(stage.texts.contains("page 2"))
      try stage.tap("dismiss")
      #expect(stage.texts.contains("page 1"))
    }

    @Test("A path of several types shows each with its own destination")
    func erased() throws {
      let stage = Stage { Erased() }
      try stage.tap("both")
      #expect(stage.texts.contains("text a"))
      try stage.tapBack()
      #expect(stage.texts.contains("page 1"))
      try stage.tapBack()
      #expect(stage.texts.contains("count 0"))
    }

    @Test("One write pushes several values at once, and the path may be set to anything")
    func several() throws {
      let (stage, router) = stage()
      try stage.tap("three")
      #expect(stage.texts.contains("page 3"))
      router.path = [1, 5]
      stage.settle()
      #expect(stage.texts.contains("page 5"))
      try stage.tapBack()
      #expect(stage.texts.contains("page 1"))
      router.path = []
      stage.settle()
      #expect(stage.texts.contains("root"))
    }

    @Test("A link whose value does not fit the path cannot be tapped")
    func foreign() {
      let (stage, _) = stage()
      #expect(throws: Obstacle.self) { try stage.tap("text") }
    }

    @Test("A link with a view pushes a page that is not in the path")
    func views() throws {
      let (stage, router) = stage()
      try stage.tap("view")
      #expect(stage.texts.contains("a view"))
      #expect(router.path == [])
      try stage.tapBack()
      #expect(stage.texts.contains("root"))
      #expect(router.log.take().isEmpty)
    }

    @Test("An item and a flag push, and Back clears them")
    func bound() throws {
      let (stage, router) = stage()
      try stage.tap("item")
      #expect(stage.texts.contains("item i"))
      try stage.tapBack()
      #expect(router.item == nil)
      try stage.tap("presented")
      #expect(stage.texts.contains("presented page"))
      router.isPresented = false
      stage.settle()
      #expect(stage.texts.contains("root"))
    }

    @Test("A value without a destination is reported")
    func missing() throws {
      let stage = Stage { NavigationStack { NavigationLink("go", value: 1) } }
      try stage.tap("go")
      #expect(StandIn.messages.contains { $0.contains("no matching navigationDestination") })
    }

    @Test("dismiss() of a page pops it")
    func dismissing() throws {
      let (stage, router) = stage()
      try stage.tap("three")
      try stage.tap("dismiss")
      #expect(router.path == [1, 2])
    }

    @Test(
      "A swipe back writes the path when it starts, when it is certain, or at its end",
      arguments: _System.SwiftUIValues.PathWrite.allCases)
    func pathWrite(_ time: _System.SwiftUIValues.PathWrite) throws {
      let (stage, router) = stage { $0.pathWrite = time }
      try stage.tap("one")
      _ = router.log.take()
      let swipe = try stage.person.beginSwipeBack()
      swipe.move(to: 0.5)
      #expect(router.path == (time == .start ? [] : [1]))
      swipe.finish()
      #expect(router.path == (time == .end ? [1] : []))
      stage.settle()
      #expect(router.path == [])
      #expect(router.log.take() == ["[]"])
      #expect(stage.texts.contains("root"))
    }

    @Test(
      "A cancelled swipe leaves the path",
      arguments: _System.SwiftUIValues.PathWrite.allCases)
    func cancelled(_ time: _System.SwiftUIValues.PathWrite) throws {
      let (stage, router) = stage { $0.pathWrite = time }
      try stage.tap("one")
      _ = router.log.take()
      try stage.person.beginSwipeBack().cancel()
      stage.settle()
      #expect(router.path == [1])
      #expect(router.log.take() == (time == .start ? ["[]", "[1]"] : []))
      #expect(stage.texts.contains("page 1"))
      try stage.tap("next of 1")
      #expect(stage.texts.contains("page 2"))
    }

    @Test("Back is written once or twice", arguments: _System.SwiftUIValues.Writes.allCases)
    func duplicates(_ writes: _System.SwiftUIValues.Writes) throws {
      let (stage, router) = stage { $0.pathWrites = writes }
      try stage.tap("one")
      _ = router.log.take()
      try stage.tapBack()
      #expect(router.log.take() == (writes == .once ? ["[]"] : ["[]", "[]"]))
    }

    @Test(
      "A path written during a transition waits or is ignored",
      arguments: _System.SwiftUIValues.WriteInTransition.allCases)
    func inTransition(_ answer: _System.SwiftUIValues.WriteInTransition) {
      let (stage, router) = stage { $0.writeInTransition = answer }
      router.path = [1]
      stage.advance(2)
      router.path = [1, 2]
      stage.settle()
      #expect(stage.texts.contains(answer == .waits ? "page 2" : "page 1"))
    }

    struct Watching: View {
      let router: Router
      var body: some View { Text("item \(router.item ?? "none")") }
    }

    @Test("A page that stays after a cancelled swipe shows the changes made meanwhile")
    func thawing() throws {
      var system = _System()
      system.swiftUI.pathWrite = .start
      let router = Router()
      let stage = Stage(system) {
        NavigationStack(path: Bindable(router).path) {
          Text("root").navigationDestination(for: Int.self) { _ in Watching(router: router) }
        }
      }
      router.path = [1]
      stage.settle()
      let swipe = try stage.person.beginSwipeBack()
      stage.advance()
      router.item = "new"
      stage.advance()
      swipe.cancel()
      stage.settle()
      #expect(stage.texts.contains("item new"))
    }

    struct Showing: View {
      @Bindable var router: Router
      var body: some View {
        NavigationStack(path: $router.path) {
          Text("root").navigationDestination(for: Int.self) { _ in Last(router: router) }
        }
      }
    }
    struct Last: View {
      let router: Router
      var body: some View { Text(router.path.last.map { "last \($0)" } ?? "nothing") }
    }

    @Test(
      "The content of a leaving page is frozen or live",
      arguments: _System.SwiftUIValues.LeavingContent.allCases)
    func leaving(_ answer: _System.SwiftUIValues.LeavingContent) throws {
      var system = _System()
      system.swiftUI.leavingContent = answer
      let router = Router()
      let stage = Stage(system) { Showing(router: router) }
      router.path = [1]
      stage.settle()
      router.path = []
      stage.advance(2)
      let texts = stage.person.texts
      #expect(texts.contains("last 1") == (answer == .isFrozen))
      #expect(texts.contains("nothing") == (answer == .isLive))
    }

    @Test("A page's state leaves with the page, and appearing follows")
    func lifetimes() throws {
      let log = Log()
      struct Keeping: View {
        let log: Log
        @State private var count = 0
        var body: some View {
          Button("count \(count)") { count += 1 }
            .onAppear { log("appear") }
            .onDisappear { log("disappear") }
        }
      }
      let stage = Stage {
        NavigationStack {
          NavigationLink("go", value: 1)
            .navigationDestination(for: Int.self) { _ in Keeping(log: log) }
            .onAppear { log("root appears") }
            .onDisappear { log("root disappears") }
        }
      }
      #expect(log.take() == ["root appears"])
      try stage.tap("go")
      #expect(log.take().sorted() == ["appear", "root disappears"])
      try stage.tap("count 0")
      try stage.tapBack()
      #expect(log.take().sorted() == ["disappear", "root appears"])
      try stage.tap("go")
      #expect(stage.texts.contains("count 0"))
    }
  }
}
