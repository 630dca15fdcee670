/// Distinguishes query items of one name that belong to several places of an address.
enum LinkItem {
  /// The first place uses the plain name, the second `name.2`.
  static func name(_ item: String, claim: Int) -> String {
    claim == 1 ? item : "\(item).\(claim)"
  }
}
