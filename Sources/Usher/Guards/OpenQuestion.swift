/// What a guard has to be asked.
package enum OpenQuestion {
  /// Whether the node may be left.
  case leaving(Node)
  /// Whether a route may be entered.
  case entering(RouteQuestion)
}
