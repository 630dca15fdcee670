/// A question to a guard.
package enum OpenQuestion {
  /// May the node be left?
  case leaving(Node)
  /// May the route be entered?
  case entering(RouteQuestion)
}
