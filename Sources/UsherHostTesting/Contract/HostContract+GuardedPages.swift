import Usher

/// Pages that ask before they are entered, whichever way the user or code turns to them.
extension HostContract {
  static let guardedPages: [Scenario] = [
    Scenario("A swipe to a page that asks turns back, and turns after a yes", root: guarded) {
      run, root in
      root.asks = true
      await run.settles("a swipe", asking: "B", of: root, at: "*A B C D", "A *B C D") {
        run.host.turnPage(by: 1)
        return nil
      }
      await run.settles("a swipe back", asking: "A", of: root, at: "A *B C D", "*A B C D") {
        run.host.turnPage(by: -1)
        return nil
      }
    },
    Scenario("Verbs that turn to a page that asks wait for the answer", root: guarded) {
      run, root in
      root.asks = true
      await run.settles("next()", asking: "B", of: root, at: "*A B C D", "A *B C D") {
        root.next()
      }
      await run.settles("select(at:)", asking: "D", of: root, at: "A *B C D", "A B C *D") {
        root.select(at: 3)
      }
      await run.settles("previous()", asking: "C", of: root, at: "A B C *D", "A B *C D") {
        root.previous()
      }
    },
    Scenario("setPages without the shown page asks the page that it would show", root: guarded) {
      run, root in
      root.asks = true
      await run.settles("setPages", asking: "B", of: root, at: "*A B C D", "*B C D") {
        root.setPages([.screen("B"), .screen("C"), .screen("D")])
      }
      root.setPages([.screen("X"), .screen("B"), .screen("C")])
      await run.sees("root[X *B C]", top: "B")
      // It names only the page that goes, so no route is asked about the one that comes.
      root.remove(.screen("B"))
      await run.sees("root[X *C]", top: "C")
      run.expect(root.asked, ["B", "B"], "the list of questions")
    },
    Scenario("A page that leaves the list while its question is open is not shown", root: guarded) {
      run, root in
      root.asks = true
      run.host.turnPage(by: 1)
      await run.wait(for: "a question") { root.asked == ["B"] }
      root.remove(.screen("B"))
      await run.sees("root[*A C D]", top: "A")
      root.answer(true)
      await run.sees("root[*A C D]", top: "A")
      run.host.turnPage(by: 1)
      await run.wait(for: "a question") { root.asked == ["B", "C"] }
      root.answer(true)
      await run.wait(for: "the turn") { run.tree == "root[A *C D]" }
      await run.sees("root[A *C D]", top: "C")
    },
  ]

  private static let guarded: @MainActor @Sendable (ContractCast) -> ContractGuardedPages = {
    ContractGuardedPages("root", $0)
  }
}

extension ContractRun {
  /// Turns twice: a no leaves the pages as they are, a yes changes them.
  fileprivate func settles(
    _ what: String, asking page: String, of root: ContractGuardedPages, at before: String,
    _ after: String, by turn: () -> NavigationHandle?
  ) async {
    for isAllowed in [false, true] {
      let (asked, refused) = (root.asked.count, refusals)
      let handle = turn()
      await wait(for: "the question of \(what)") { root.asked.count > asked }
      expect(root.asked.last, page, "the page that \(what) asks about")
      await sees("root[\(before)]", top: top(of: before), after: "the question of \(what)")
      root.answer(isAllowed)
      let pages = isAllowed ? after : before
      if isAllowed {
        await wait(for: "the turn by \(what)") { tree == "root[\(pages)]" }
      } else {
        await wait(for: "a refusal of \(what)") { refusals == refused + 1 }
      }
      await sees("root[\(pages)]", top: top(of: pages), after: "the answer to \(what)")
      if let handle {
        expect(handle.currentOutcome?.isRefusal, !isAllowed, "whether \(what) was refused")
      }
      expect(root.asked.count, asked + 1, "the number of questions by \(what)")
    }
  }

  private func top(of pages: String) -> String {
    pages.split(separator: " ").first { $0.first == "*" }?.dropFirst().description ?? "-"
  }
}
