/// Routes as the target of a request, each with its own description.
struct RouteList: Equatable, CustomStringConvertible {
  let routes: [Any]
  /// The route that is to be selected, if the request says so.
  var selected: Any?

  static func == (left: RouteList, right: RouteList) -> Bool {
    left.routes.count == right.routes.count
      && zip(left.routes, right.routes).allSatisfy { areEqual($0, $1) }
      && (left.selected == nil
        ? right.selected == nil : areEqual(left.selected, right.selected))
  }

  var description: String {
    let list = "[\(routes.map { "\($0)" }.joined(separator: ", "))]"
    return selected.map { "\(list) at \($0)" } ?? list
  }
}
