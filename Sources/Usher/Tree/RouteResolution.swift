/// What became of a route that was to be resolved.
package enum RouteResolution {
  case route(Any)
  /// The flow has no such place any more, and what is on top of it remains.
  case leftOut
  case unreadable
}
