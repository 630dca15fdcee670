import Testing
import Usher
import UsherTesting

extension LeakTests {
  @MainActor
  @Suite("of flows whose tasks were cancelled", .timeLimit(.minutes(10)))
  struct Tasks {
    /// Lets a test wait until a flow's lifetime has started, and end it.
    @MainActor
    fileprivate final class Gate {
      var hasBegun = false
      var continuation: CheckedContinuation<Void, Never>?

      func open() {
        continuation?.resume()
        continuation = nil
      }
    }

    /// Leads to a flow with the lifetime of a test.
    private final class Root: Coordinator {
      let navigation = Stack<Bool>(false)
      let life: @MainActor () async -> Void

      init(_ life: @escaping @MainActor () async -> Void) {
        self.life = life
      }

      func destination(for route: Bool) -> Destination {
        route ? .flow(Child(life)) : .screen(Walk.Page("home"))
      }
    }

    private final class Child: Coordinator {
      let navigation = Stack<Bool>(false)
      let life: @MainActor () async -> Void

      init(_ life: @escaping @MainActor () async -> Void) {
        self.life = life
      }

      func destination(for route: Bool) -> Destination { .screen(Walk.Page("child")) }
      func lifetime() async { await life() }
    }

    private func pushAndPop(_ host: InMemoryHost, _ root: Root, _ gate: Gate) async {
      root.push(true)
      while !gate.hasBegun { await Task.yield() }
      root.pop()
    }

    @Test("The check waits for a flow whose task still unwinds")
    func unwinding() async {
      let gate = Gate()
      let root = Root {
        gate.hasBegun = true
        await Task.cancelled()
        for _ in 0..<100 { await Task.yield() }
        await Task.detached {}.value
      }
      let host = InMemoryHost(root)
      await pushAndPop(host, root, gate)
      #expect(host.leaks == ["true: Child"])
      await host.expectNothingLeaked()
      #expect(host.leaks == [])
    }

    @Test("A tree with a flow whose task still unwinds is compared without blaming the flow")
    func unwindingInTree() async {
      let gate = Gate()
      let root = Root {
        gate.hasBegun = true
        await Task.cancelled()
        for _ in 0..<100 { await Task.yield() }
      }
      let host = InMemoryHost(root)
      await pushAndPop(host, root, gate)
      await host.expectTree("Root (stack)\n  false: Page")
    }

    @Test("The check waits for a screen that is asked as it leaves")
    func question() async {
      let gate = Gate()
      let flow = Asked.Root(gate)
      let host = InMemoryHost(flow)
      flow.push(true)
      flow.pop()
      while !gate.hasBegun { await Task.yield() }
      host.tree.close()
      #expect(host.leaks.contains("true: Screen"))
      Task {
        for _ in 0..<100 { await Task.yield() }
        gate.open()
      }
      await host.expectLeaks(["Root"])
      #expect(flow.screen == nil)
    }

    @Test("A task that ignores its cancellation is named, together with the flow that it holds")
    func stubborn() async {
      let gate = Gate()
      let root = Root {
        gate.hasBegun = true
        await withCheckedContinuation { gate.continuation = $0 }
      }
      let host = InMemoryHost(root)
      await pushAndPop(host, root, gate)
      await withKnownIssue {
        let check = Task { await host.expectNothingLeaked() }
        check.cancel()
        await check.value
      } matching: { issue in
        issue.comments.contains {
          $0.rawValue.hasSuffix("have ended: Child")
            || $0.rawValue.hasPrefix(
              "Still alive after their end: true: Child. A variable of the test may hold one")
        }
      }
      gate.open()
      await host.expectNothingLeaked()
    }

    @Test("A flow held by another object is named after its task has returned")
    func held() async {
      let gate = Gate()
      var kept: AnyObject?
      let root = Root {
        gate.hasBegun = true
        await Task.cancelled()
      }
      let host = InMemoryHost(root)
      root.push(true)
      kept = root.child(Child.self)
      root.pop()
      await host.expectLeaks(["true: Child"])
      withKnownIssue {
        host.expectNothingLeaked()
      } matching: { issue in
        !issue.comments.contains { $0.rawValue.contains("await this check") }
      }
      kept = nil
      await host.expectNothingLeaked()
      #expect(kept == nil)
    }

    @Test("A check that cannot wait suggests the one that can")
    func hint() async {
      let gate = Gate()
      let root = Root {
        gate.hasBegun = true
        await Task.cancelled()
      }
      let host = InMemoryHost(root)
      await pushAndPop(host, root, gate)
      let checkNow = { host.expectNothingLeaked() }
      withKnownIssue {
        checkNow()
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("await this check") }
      }
      await host.expectNothingLeaked()
    }

    /// A flow whose second screen asks before it is left, and answers at the test's request.
    private enum Asked {
      final class Root: Coordinator {
        let navigation = Stack<Bool>(false)
        let gate: Gate
        weak var screen: Screen?

        init(_ gate: Gate) {
          self.gate = gate
        }

        func destination(for route: Bool) -> Destination {
          guard route else { return .screen(Walk.Page("home")) }
          let screen = Screen(gate)
          self.screen = screen
          return Destination.screen(screen)
        }
      }

      final class Screen: LeaveGuard {
        let gate: Gate
        let leavePolicy = LeavePolicy.ask

        init(_ gate: Gate) {
          self.gate = gate
        }

        func confirmLeave() async -> Bool {
          gate.hasBegun = true
          await withCheckedContinuation { gate.continuation = $0 }
          return true
        }
      }
    }
  }
}

extension InMemoryHost {
  /// Expects that exactly `names` leak after the tasks of ended flows have returned.
  fileprivate func expectLeaks(_ names: [String]) async {
    await withKnownIssue {
      await expectNothingLeaked()
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix(
          "Still alive after their end: \(names.joined(separator: ", "))."
        )
      }
    }
    #expect(leaks == names)
  }
}

extension Task where Success == Never, Failure == Never {
  /// Suspends until the current task is cancelled.
  @MainActor
  fileprivate static func cancelled() async {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    for await _ in stream {}
    continuation.finish()
  }
}
