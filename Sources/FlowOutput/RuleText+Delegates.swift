extension RuleText {
  /// The rules on delegates, callbacks and references.
  static let delegates: [RuleText] = [
    RuleText(
      name: "D6", title: "Another child is removed than the one that ended",
      reason: """
        `removeLast()`, or a search by type, removes a child that is still on screen as soon as two \
        children are open. `self` in the parent removes nothing.
        """,
      clean: "The sender is removed, by identity.",
      wrong: """
        func childDidFinish(_ child: Coordinator) { children.removeLast() }
        """,
      right: """
        func childDidFinish(_ child: Coordinator) { children.removeAll { $0 === child } }
        """),
    RuleText(
      name: "D7", title: "A swipe that the user takes back ends the flow",
      reason: """
        UIKit calls `viewWillDisappear(_:)` and `willShow` when a swipe begins. The user may take it \
        back: the screen stays, and its coordinator is gone.
        """,
      clean: """
        A later callback: `viewDidDisappear(_:)`, `didMove(toParent:)`, `didShow`; or the code asks \
        whether the transition `isCancelled`.
        """,
      wrong: """
        override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          if isMovingFromParent { onBack?() }
        }
        """,
      right: """
        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          if isMovingFromParent { onBack?() }
        }
        """),
    RuleText(
      name: "D8", title: "A delegate is overwritten",
      reason: """
        A navigation controller has one delegate. When a child on the same navigation controller \
        becomes its delegate, the parent learns of no pop any more, not even after the child has gone.
        """,
      clean: "One object is the delegate and hands on, or the former delegate is set again.",
      wrong: """
        // in the parent and in the child
        navigationController.delegate = self
        """,
      right: """
        navigationController.delegate = parent  // when the child ends
        """),
    RuleText(
      name: "D9", title: "A reference that may dangle",
      reason: """
        `unowned`, and a weak reference that is unwrapped by force, crash when the coordinator has \
        ended first. A screen lives longer than its coordinator while it animates away.
        """,
      clean: "The coordinator owns the object that refers to it, or lives as long as the app.",
      wrong: """
        final class DetailModel { unowned let coordinator: DetailCoordinator }
        """,
      right: """
        final class DetailModel { weak var coordinator: DetailCoordinator? }
        """),
  ]
}
