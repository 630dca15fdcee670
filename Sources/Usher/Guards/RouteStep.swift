/// A redirected route of a flow.
package struct RouteStep {
  let flow: String
  let route: Any

  func isSame(as other: RouteStep) -> Bool { flow == other.flow && areSame(route, other.route) }
}
