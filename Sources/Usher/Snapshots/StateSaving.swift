/// A screen, or the coordinator of a flow, that saves something of itself in a snapshot.
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
/// For what a person would miss and no route says: a text half written, a filter, what a scroll view
/// shows. What belongs to the app's data is better kept where that is.
@MainActor
public protocol StateSaving<SavedState>: AnyObject {
  /// What is saved: a value that encodes itself.
  associatedtype SavedState: Codable

  /// What there is to save now; set with what was saved when the object takes its place in a restored
  /// tree.
  ///
  /// It is set once, right after `destination(for:)` made the object and before anything shows it; on a
  /// coordinator before `destination(for:)` is asked for the first time, and before `lifetime()`. It is
  /// not set if nothing was saved, or if that cannot be decoded, which is reported.
  var savedState: SavedState { get set }
}

extension StateSaving {
  /// What there is to save, as a value.
  func storedState() throws(StoredValueError) -> StoredValue { try StoredValue(savedState) }

  /// Takes what was saved.
  func take(_ stored: StoredValue) throws(StoredValueError) {
    savedState = try stored.decode(SavedState.self)
  }
}
