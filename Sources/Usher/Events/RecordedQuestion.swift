/// What a tree asks itself about verbs.
package enum RecordedQuestion {
  /// Whether the verbs of a transaction take effect together at its end, because a node asks now, or a flow guards its
  /// routes.
  ///
  /// - Parameter mayAsk: True if any node may ask at all.
  case collects(mayAsk: Bool, isOutside: Bool)
  /// Whether a request that waited repeats one that has just taken effect.
  case repeats(NavigationRequest.ID)
}
