/// How query items are told apart when several places of one address have an item of one name.
enum LinkItem {
  /// The first place has the name as it is, the second `name.2`.
  static func name(_ item: String, claim: Int) -> String {
    claim == 1 ? item : "\(item).\(claim)"
  }
}
