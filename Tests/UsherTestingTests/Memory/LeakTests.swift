import Testing
import Usher
import UsherTesting

private typealias Flow = Walk.Flow
private typealias LeakyFlow = Walk.LeakyFlow

@MainActor
@Suite("The leak check", .timeLimit(.minutes(10)))
struct LeakTests {
  @MainActor
  private final class Kept {
    var objects: [AnyObject] = []
  }

  /// A stack whose route `true` leads to a flow; the test retains the flow and the screens.
  @MainActor
  private final class Root: Coordinator {
    let navigation = Stack<Bool>(false)
    let kept: Kept

    init(_ kept: Kept) {
      self.kept = kept
    }

    func destination(for route: Bool) -> Destination {
      route ? .flow(LeakyFlow { [kept] in kept.objects.append($0) }) : .screen(Walk.Page("home"))
    }
  }

  @Test("Nothing leaks from an ordinary walk")
  func none() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.push(.flow)
    flow.present(.tabs)
    #expect(host.leaks == [])
    flow.popToRoot()
    #expect(host.leaks == [])
    host.expectNothingLeaked()
  }

  @Test("An object in the tree is no leak, even if other code retains it")
  func inTree() {
    let kept = Kept()
    let root = Root(kept)
    let host = InMemoryHost(root)
    root.push(true)
    #expect(kept.objects.count == 2)
    #expect(host.leaks == [])
    kept.objects = []
  }

  @Test("A flow and a screen that are held after their end are named, as an issue")
  func planted() {
    let kept = Kept()
    let root = Root(kept)
    let host = InMemoryHost(root)
    root.push(true)
    root.pop()
    #expect(host.leaks == ["true: LeakyFlow", "page: Page"])
    withKnownIssue {
      host.expectNothingLeaked()
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("true: LeakyFlow") && $0.rawValue.contains("page: Page")
      }
    }
    kept.objects = []
    #expect(host.leaks == [])
    host.expectNothingLeaked()
  }

  @Test("A cycle through an object of the app is found, also after the tree's end")
  func cycle() {
    let flow = Flow()
    var kept: AnyObject?
    let host = InMemoryHost(flow)
    flow.push(.flow)
    kept = flow.child(Flow.self)
    host.tree.close()
    #expect(host.leaks.contains("flow: Flow"))
    // The test holds the root.
    kept = nil
    #expect(host.leaks == ["Flow"])
    #expect(kept == nil)
  }

  @Test("Of many ended objects only the leaked one is named")
  func oneOfMany() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    var kept: AnyObject?
    for number in 0..<300 {
      flow.push(.page("\(number)"))
      if number == 10 { kept = host.topScreen }
      flow.pop()
    }
    #expect(host.leaks == ["page(\"10\"): Page"])
    kept = nil
    #expect(host.leaks == [])
    #expect(kept == nil)
  }

  @Test("expectTree names the difference, and the leaks")
  func expectTree() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    host.expectTree("Flow (stack)\n  page(\"home\"): Page")
    withKnownIssue {
      host.expectTree("Flow (stack)")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue == """
          The tree (+) is not what was expected (-):
            Flow (stack)
          +   page("home"): Page
          """
      }
    }
  }
}
