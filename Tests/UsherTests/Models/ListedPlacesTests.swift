import Testing
import Usher
import UsherTesting

private final class ListedTabs: Coordinator {
  enum Route: Equatable { case home, orders, admin }
  let navigation: Tabs<Route>

  init(_ routes: [Route]) { navigation = Tabs(routes) }

  func destination(for route: Route) -> Destination { .screen(TrialPage("\(route)")) }
}

private final class ListedStack: Coordinator {
  typealias Output = Int
  let navigation: Stack<String>

  init(_ routes: [String]) { navigation = Stack(routes) }

  func destination(for route: String) -> Destination { .screen(TrialPage(route)) }
}

@MainActor
@Suite("Places as a list")
struct ListedPlacesTests {
  @Test("Tabs may depend on a role", arguments: [true, false])
  func tabs(isAdmin: Bool) {
    let tabs = ListedTabs([.home, .orders] + (isAdmin ? [.admin] : []))
    let host = InMemoryHost(tabs)
    #expect(tabs.navigation.routes == (isAdmin ? [.home, .orders, .admin] : [.home, .orders]))
    #expect(host.page == "home")
  }

  @Test("A stack starts with the places of a list, from the bottom")
  func stack() {
    let stack = ListedStack(["a", "b", "c"])
    let host = InMemoryHost(stack)
    #expect(stack.navigation.routes == ["a", "b", "c"])
    host.user.tapBack()
    #expect(host.page == "b")
  }

  @Test("A child starts at the places of a list")
  func starting() {
    let places = ["x", "y"]
    let root = TrialStack(
      "home", ["child": { _ in .flow(TrialStack("first"), startingAt: places) { _ in } }])
    let host = InMemoryHost(root)
    root.push("child")
    #expect(root.child(TrialStack.self)?.navigation.routes == places)
    #expect(host.misuses == [])
  }

  @Test("An alert takes a list of actions")
  func alert() {
    var chosen: [String] = []
    let actions = ["one", "two"].map { title in
      AlertContent.Action(title) { chosen.append(title) }
    }
    let root = TrialStack(
      "home", ["ask": { _ in .alert(AlertContent("Which?", actions: actions)) }])
    let host = InMemoryHost(root)
    root.present("ask")
    host.user.choose("two")
    #expect(chosen == ["two"])
  }

  @Test("An alert without actions is not shown, and reported")
  func alertWithoutActions() {
    let root = TrialStack("home", ["ask": { _ in .alert(AlertContent("Which?", actions: [])) }])
    let host = InMemoryHost(root, recordsMisuse: false)
    root.present("ask")
    #expect(host.alert == nil)
    #expect(!root.isPresenting)
    #expect(host.misuses.map(\.value) == ["alert “Which?”"])
    #expect(host.disagreements == [])
  }

  @Test("A flow with an empty list is not started, and its parent receives the end")
  func empty() {
    var endings: [Ending<Int>] = []
    let root = TrialStack(
      "home",
      [
        "empty": { _ in .flow(ListedStack([]), onEnd: { endings.append($0) }) },
        "nowhere": { _ in
          .flow(ListedStack(["a"]), startingAt: [], onEnd: { endings.append($0) })
        },
      ])
    let host = InMemoryHost(root, recordsMisuse: false)
    root.push("empty")
    root.present("nowhere")
    #expect(endings == [.left(.neverStarted), .left(.neverStarted)])
    #expect(root.navigation.routes == ["home"])
    #expect(host.misuses.map(\.value) == ["ListedStack"])
    #expect(host.disagreements == [])
    host.expectNothingLeaked()
  }

  @Test("A flow with an empty list is not started by a plan either")
  func emptyWithPlan() {
    let root = TrialStack(
      "home", ["empty": { _ in .flow(ListedStack([]), startingAt: ["a"]) { _ in } }])
    let host = InMemoryHost(root, recordsMisuse: false)
    root.push("empty")
    #expect(root.navigation.routes == ["home"])
    #expect(host.misuses.count == 1)
  }

  @Test("A root with an empty list ends at once, without a trap", arguments: [true, false])
  func emptyRoot(isStack: Bool) {
    var endings = 0
    let host =
      isStack
      ? InMemoryHost(ListedStack([]), recordsMisuse: false) { _ in endings += 1 }
      : InMemoryHost(ListedTabs([]), recordsMisuse: false) { _ in endings += 1 }
    #expect(host.misuses.count == 1)
    #expect(!host.tree.isLive)
    #expect(endings == 1)
    host.tree.close()
    #expect(endings == 1)
  }
}
