/// The verbs of a stack, with an erased route type.
///
/// They have no effect on a model whose places are not on top of each other.
extension Coordinator {
  /// Changes a stack: the range to remove, clamped, and the routes to insert.
  @discardableResult
  func editAny(
    _ verb: String, target: Any?, cause: EndingCause, transition: TransitionStyle,
    repeats: Repeats = .allowed, namesGoal: Bool = false,
    _ change: @escaping @MainActor (_ count: Int) -> (range: Range<Int>, routes: [Route])?
  ) -> NavigationHandle {
    submit(
      verb, target: target, transition: transition, repeats: repeats, namesGoal: namesGoal
    ) { flow in
      guard flow.container.traits.stacksPlaces, let splice = change(flow.container.nodes.count)
      else {
        return []
      }
      return flow.edits(splice.range, splice.routes.map { NodeSpec(route: $0) }, cause)
    }
  }

  @discardableResult
  package func popAny(transition: TransitionStyle) -> NavigationHandle {
    navigation.container.submit("pop", of: type(of: self), transition: transition) { flow, _ in
      let count = flow.container.nodes.count
      guard flow.container.traits.stacksPlaces, count > 0 else { return [] }
      return flow.edits(count - 1..<count, [], .popped)
    }
  }

  @discardableResult
  package func popAnyToRoot(transition: TransitionStyle) -> NavigationHandle {
    editAny("pop to root", target: nil, cause: .popped, transition: transition) { count in
      count > 1 ? (1..<count, []) : nil
    }
  }
}

extension Flow {
  /// Returns the edits that change this flow's stack: without its last node the flow is left as by
  /// going back.
  ///
  /// - Parameter range: The removed positions, clamped.
  func edits(_ range: Range<Int>, _ specs: [NodeSpec], _ cause: EndingCause) -> [TreeEdit] {
    let count = container.nodes.count
    let range = range.clamped(to: 0..<count)
    if range.count == count, specs.isEmpty, !range.isEmpty,
      engine?.current?.isInTransaction == false
    {
      let cause = cause.ofGoingBack
      switch engine?.wayOut(of: self, cause) {
      case .stays: return []
      case .nowhere:
        // Nothing would leave, so the user is not asked about it.
        engine?.hasNowhereToGo(self)
        return []
      case .concludes, .leaves, nil: return [.leave(self, cause, conclusion: nil)]
      }
    }
    return [.splice(container, range, specs, cause)]
  }
}
