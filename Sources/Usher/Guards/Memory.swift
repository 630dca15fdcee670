/// The memory of a flow when a request takes effect.
package enum Memory {
  case place(RememberedPlace)
  /// The flow's current places.
  case shown
  /// No place.
  case nothing
}
