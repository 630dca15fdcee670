/// The transitions that an app has registered for pairs of screens, by the classes of their objects.
@MainActor
package struct ScreenPairs {
  private var pairs: [@MainActor (_ from: AnyObject, _ to: AnyObject) -> TransitionStyle?] = []

  package nonisolated init() {}

  package var isEmpty: Bool { pairs.isEmpty }

  package mutating func add<From: AnyObject, To: AnyObject>(
    from: From.Type, to: To.Type, by transition: @escaping @MainActor (From, To) -> TransitionStyle
  ) {
    pairs.append { from, to in
      guard let from = from as? From, let to = to as? To else { return nil }
      return transition(from, to)
    }
  }

  /// Returns the transition between two screens' objects, of the last pair that fits; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the number of pairs.
  package func transition(from: AnyObject, to: AnyObject) -> TransitionStyle? {
    for pair in pairs.reversed() {
      if let transition = pair(from, to) { return transition }
    }
    return nil
  }
}
