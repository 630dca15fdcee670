import Observation
import Testing
import Usher
import UsherTesting

private typealias Flow = Walk.Flow

@MainActor
@Suite("until", .timeLimit(.minutes(10)))
struct UntilTests {
  @Test("It returns at once when the condition holds")
  func atOnce() async {
    let host = InMemoryHost(Flow())
    await host.until { host.title == "home" }
    #expect(host.title == "home")
  }

  @Test("It returns when a task makes the condition true")
  func later() async {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.task { flow.push(.page("b")) }
    await host.until { host.title == "b" }
    #expect(host.title == "b")
  }

  @Test("It can wait for a condition that holds only after a transition")
  func didSettle() async {
    let flow = Flow()
    let host = InMemoryHost(flow, transitions: .stepped)
    flow.push(.page("b"))
    #expect(!host.tree.isSettled)
    Task { host.finishTransitions() }
    await host.until { host.tree.isSettled }
    #expect(host.title == "b")
  }

  @Test("It notices a condition that holds briefly")
  func moment() async {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.task {
      flow.push(.page("b"))
      flow.pop()
    }
    await host.until { flow.navigation.count == 2 }
    #expect(flow.navigation.count <= 2)
  }

  @Test("Several can wait at once")
  func several() async {
    let flow = Flow()
    let host = InMemoryHost(flow)
    let first = Task { await host.until { flow.navigation.count >= 2 } }
    let second = Task { await host.until { flow.navigation.count >= 3 } }
    flow.task {
      flow.push(.page("b"))
      flow.push(.page("c"))
    }
    await first.value
    await second.value
    #expect(host.title == "c")
  }

  /// A model without connection to the tree.
  @Observable @MainActor
  fileprivate final class Model {
    var isLoaded = false
    var isShown = false
  }

  /// Loads its model in `lifetime()`, for which the tree has no event.
  private final class LoadingFlow: Coordinator {
    let navigation = Stack<Bool>(false)
    let model = Model()

    func destination(for route: Bool) -> Destination { .screen(model) }

    func lifetime() async {
      await Task.detached {}.value
      model.isLoaded = true
    }
  }

  @Test("It sees a model that loads in lifetime()")
  func loadedInLifetime() async {
    let flow = LoadingFlow()
    let host = InMemoryHost(flow)
    await host.until("the model is loaded") { flow.model.isLoaded }
    #expect(flow.model.isLoaded)
  }

  @Test("It observes properties that the condition reads only later")
  func readLater() async {
    let model = Model()
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.task {
      flow.push(.page("b"))
      // The condition reads the model for the first time after this push.
      await Task.yield()
      await Task.yield()
      model.isLoaded = true
      await Task.yield()
      await Task.yield()
      model.isShown = true
    }
    await host.until { host.title == "b" && model.isLoaded && model.isShown }
    #expect(model.isShown)
  }

  @Test("A cancelled wait ends, and reports its condition and the tree")
  func cancelled() async {
    let host = InMemoryHost(Flow())
    await withKnownIssue {
      let wait = Task { await host.until("the moon is blue") { false } }
      wait.cancel()
      await wait.value
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue == """
          Cancelled while waiting: the moon is blue. The tree was
          Flow (stack)
            page("home"): Page
          """
      }
    }
  }

  @Test("A wait that is cancelled while suspended ends")
  func cancelledLater() async {
    let host = InMemoryHost(Flow())
    let model = Model()
    await withKnownIssue {
      let wait = Task {
        await host.until {
          model.isShown = true
          return false
        }
      }
      await host.until { model.isShown }
      wait.cancel()
      await wait.value
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("Cancelled while waiting for a condition.") }
    }
  }

  @Test("A condition that holds needs no wait, in a cancelled task too")
  func holdsInCancelledTask() async {
    let host = InMemoryHost(Flow())
    let wait = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await host.until { host.title == "home" }
    }
    await wait.value
    #expect(host.title == "home")
  }
}
