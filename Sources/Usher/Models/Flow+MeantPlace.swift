extension Flow {
  /// Returns the place that the verb under way is about.
  ///
  /// A verb that has waited for an answer still means the place that it found at first.
  ///
  /// - Parameter lookUp: Returns the place that it finds now.
  /// - Returns: `nil` if there is none, or if it has ended.
  func meantPlace(orElse lookUp: () -> Node?) -> Node? {
    guard let bound = engine?.current?.bound else { return lookUp() }
    return bound.place(orElse: lookUp)
  }
}
