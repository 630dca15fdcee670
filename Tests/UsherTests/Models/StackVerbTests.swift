import Testing
import Usher
import UsherTesting

/// An app with a stack at its root, with its tree as text.
@MainActor
private struct StackStage {
  let root = TrialStack(
    "home", ["child": { _ in .flow(TrialStack("first")) { _ in } }])
  let host: InMemoryHost

  /// Creates a stack of these routes above `home`.
  init(_ routes: String...) {
    host = InMemoryHost(root)
    for route in routes { root.push(route) }
  }

  func expect(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    host.expectTree(
      lines.map { "\n  " + $0 }.reduce("TrialStack (stack)", +), sourceLocation: sourceLocation)
  }
}

@MainActor
@Suite("push(_:)")
struct PushTests {
  @Test("A screen is pushed")
  func screen() {
    let stage = StackStage()
    stage.expect("home: TrialPage")
    stage.root.push("a")
    stage.expect("home: TrialPage", "a: TrialPage")
  }

  @Test("A child flow is pushed with its first screen")
  func flow() {
    let stage = StackStage("a")
    stage.expect("home: TrialPage", "a: TrialPage")
    stage.root.push("child")
    stage.expect(
      "home: TrialPage", "a: TrialPage", "child: TrialStack (stack)", "  first: TrialPage")
  }

  @Test("A route already in the stack is pushed once more")
  func again() {
    let stage = StackStage("a")
    stage.root.push("a")
    stage.expect("home: TrialPage", "a: TrialPage", "a: TrialPage")
  }
}

@MainActor
@Suite("push(unique:)")
struct PushUniqueTests {
  @Test("A route outside the stack is pushed")
  func new() {
    let stage = StackStage("a")
    stage.root.push(unique: "b")
    stage.expect("home: TrialPage", "a: TrialPage", "b: TrialPage")
  }

  @Test("A route in the stack is popped to")
  func there() {
    let stage = StackStage("a", "b", "c")
    stage.expect("home: TrialPage", "a: TrialPage", "b: TrialPage", "c: TrialPage")
    stage.root.push(unique: "a")
    stage.expect("home: TrialPage", "a: TrialPage")
  }
}

@MainActor
@Suite("pop()")
struct PopTests {
  @Test("The top screen is popped")
  func screen() {
    let stage = StackStage("a", "b")
    stage.expect("home: TrialPage", "a: TrialPage", "b: TrialPage")
    stage.root.pop()
    stage.expect("home: TrialPage", "a: TrialPage")
  }

  @Test("A child flow on top is popped as a whole")
  func flow() {
    let stage = StackStage("child")
    stage.root.child(TrialStack.self)?.push("second")
    stage.expect(
      "home: TrialPage", "child: TrialStack (stack)", "  first: TrialPage", "  second: TrialPage")
    stage.root.pop()
    stage.expect("home: TrialPage")
  }

  @Test("On a child flow's first screen it ends the child flow")
  func firstOfChild() {
    let stage = StackStage("child")
    stage.root.child(TrialStack.self)?.pop()
    stage.expect("home: TrialPage")
  }

  @Test("The very first screen stays")
  func first() {
    let stage = StackStage()
    stage.root.pop()
    stage.expect("home: TrialPage")
  }
}

@MainActor
@Suite("pop(to:)")
struct PopToTests {
  @Test("Everything above the nearest place with the route is popped")
  func nearest() {
    let stage = StackStage("a", "b", "a", "c")
    stage.expect(
      "home: TrialPage", "a: TrialPage", "b: TrialPage", "a: TrialPage", "c: TrialPage")
    stage.root.pop(to: "a")
    stage.expect("home: TrialPage", "a: TrialPage", "b: TrialPage", "a: TrialPage")
  }
}

@MainActor
@Suite("popToRoot()")
struct PopToRootTests {
  @Test("Everything above the first place is popped")
  func all() {
    let stage = StackStage("a", "child")
    stage.expect(
      "home: TrialPage", "a: TrialPage", "child: TrialStack (stack)", "  first: TrialPage")
    stage.root.popToRoot()
    stage.expect("home: TrialPage")
  }
}

@MainActor
@Suite("replace(with:)")
struct ReplaceTests {
  @Test("The top place is replaced, and the ones below stay")
  func top() {
    let stage = StackStage("a", "b")
    stage.root.replace(with: "c")
    stage.expect("home: TrialPage", "a: TrialPage", "c: TrialPage")
  }

  @Test("The only place is replaced")
  func only() {
    let stage = StackStage()
    stage.root.replace(with: "login")
    stage.expect("login: TrialPage")
  }
}

@MainActor
@Suite("setRoutes(_:)")
struct SetRoutesTests {
  @Test("The stack has exactly these places afterwards")
  func all() {
    let stage = StackStage("a", "b", "c")
    stage.root.setRoutes(["home", "a", "x", "child"])
    stage.expect(
      "home: TrialPage", "a: TrialPage", "x: TrialPage", "child: TrialStack (stack)",
      "  first: TrialPage")
  }
}

@MainActor
@Suite("edit(_:)")
struct EditTests {
  @Test("A range of places is replaced, and the ones around it stay")
  func middle() {
    let stage = StackStage("a", "b", "c")
    stage.root.edit { _ in StackSplice(1..<3, with: ["x", "y", "z"]) }
    stage.expect(
      "home: TrialPage", "x: TrialPage", "y: TrialPage", "z: TrialPage", "c: TrialPage")
  }
}
