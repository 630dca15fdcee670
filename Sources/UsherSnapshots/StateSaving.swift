@_spi(Hosting) public import Usher

/// A screen or a flow's coordinator that saves a state: in a snapshot, and where a flow remembers
/// its places (`show(_:remembering:)`).
///
/// ```swift
/// final class DraftModel: StateSaving {
///   var text = ""
///   var savedState: String {
///     get { text }
///     set { text = newValue }
///   }
/// }
/// ```
///
/// Use it for state that the user would miss and that no route contains: half-written text, a
/// filter, a scroll position. Keep the app's data in the app's own storage.
@MainActor
public protocol StateSaving<SavedState>: StateKeeping {
  /// The type of the saved state.
  associatedtype SavedState: Codable

  /// The current state; set to the saved one when the object takes its place in a restored tree, or
  /// when `resume` returns to it.
  ///
  /// It is set once, right after `destination(for:)` made the object and before the host shows it;
  /// on a coordinator before the first call of `destination(for:)`, and before `lifetime()`. It is
  /// not set without a saved state, or if that cannot be decoded, which is reported.
  var savedState: SavedState { get set }
}

extension StateSaving {
  /// Stores the saved state in its encoding.
  public static var stateKeeper: StateKeeper {
    StateKeeper { object in
      guard let saving = object as? Self else { return StoredState(value: .null) }
      return StoredState(value: try saving.storedState())
    }
  }

  /// Returns the current state as a stored value.
  func storedState() throws(StoredValueError) -> StoredValue { try StoredValue(savedState) }

  /// Restores a stored state.
  func take(_ stored: StoredValue) throws(StoredValueError) {
    savedState = try stored.decode(SavedState.self)
  }
}

extension Node {
  /// The node's screen or coordinator, if it saves a state.
  var stateSaving: (any StateSaving)? { (screen ?? flow?.coordinator) as? any StateSaving }
}
