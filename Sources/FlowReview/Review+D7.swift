import FlowFacts
import FlowOutput

extension Review {
  /// D7: an end that a swipe causes which the user takes back.
  func findEarlyEnds() -> [Finding] {
    callbacks.compactMap { callback -> Finding? in
      guard callback.kind.comesTooEarly, let path = callback.path, !asksAboutCancelling(path) else {
        return nil
      }
      let last = path.last.map { program.routine($0.routine) }
      return Finding(
        "D7", at: callback.routine.place, subject: subject(callback.routine),
        "`\(callback.kind.rawValue)` ends the flow, also when the user takes the swipe back",
        story: [
          "The user begins to swipe back: UIKit calls `\(callback.kind.rawValue)`.",
          "It reaches `\(last.map(title) ?? "the removal")`, which removes the coordinator.",
          "The user takes the swipe back: the screen stays, and its coordinator is gone.",
        ],
        fix: "End the flow later: in `viewDidDisappear(_:)`, `didMove(toParent:)` or `didShow`; or "
          + "ask `transitionCoordinator` whether the swipe `isCancelled`.")
    }
  }

  private func asksAboutCancelling(_ path: [Reach.Stop]) -> Bool {
    path.dropLast().contains { stop in
      roles.allRoutines(of: program.outermost(program.routine(stop.routine)).id).contains {
        routine in
        routine.events.contains { event in
          (event.expressions + event.conditions.flatMap(\.expressions)).contains { expression in
            Self.questions.contains { expression.mentions($0) }
          }
        }
      }
    }
  }

  private static let questions = [
    "isCancelled", "notifyWhenInteractionChanges", "notifyWhenInteractionEnds",
    "animate", "initiallyInteractive",
  ]
}
