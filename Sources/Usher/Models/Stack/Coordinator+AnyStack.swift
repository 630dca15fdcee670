/// The verbs of a stack that need not know its route type; of no effect on another kind of flow.
extension Coordinator {
  /// Changes a stack in place: the range to take out, clamped, and the routes to put there.
  @discardableResult
  func editAny(
    _ verb: String, target: Any?, cause: EndingCause, transition: Transition,
    _ change: @escaping @MainActor (_ count: Int) -> (range: Range<Int>, routes: [Route])?
  ) -> IntentHandle {
    submit(verb, target: target, transition: transition) { flow in
      let container = flow.container
      guard container.kind == .stack, let splice = change(container.entries.count) else {
        return []
      }
      let range = splice.range.clamped(to: 0..<container.entries.count)
      if range.count == container.entries.count, splice.routes.isEmpty, !range.isEmpty,
        flow.tree?.currentIntent?.isInTransaction == false
      {
        return [.leave(flow, cause, conclusion: nil)]
      }
      return [.splice(container, range, splice.routes.map { Seed(route: $0) }, cause)]
    }
  }

  @discardableResult
  package func popAny(transition: Transition) -> IntentHandle {
    editAny("pop", target: nil, cause: .popped, transition: transition) { count in
      count > 0 ? (count - 1..<count, []) : nil
    }
  }

  @discardableResult
  package func popAnyToRoot(transition: Transition) -> IntentHandle {
    editAny("pop to root", target: nil, cause: .popped, transition: transition) { count in
      count > 1 ? (1..<count, []) : nil
    }
  }
}
