/// The result of resolving a route.
package indirect enum RouteResolution {
  case route(Any)
  /// The flow has no such place any more, and the places above it stay.
  case leftOut
  case unreadable
}
