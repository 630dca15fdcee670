/// A screen, or the coordinator of a flow, that saves something of itself: in a snapshot, and where a flow
/// remembers what it shows (`show(_:remembering:)`).
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
  /// tree, or when `resume` goes back to it.
  ///
  /// It is set once, right after `destination(for:)` made the object and before anything shows it; on a
  /// coordinator before `destination(for:)` is asked for the first time, and before `lifetime()`. It is
  /// not set if nothing was saved, or if that cannot be decoded, which is reported.
  var savedState: SavedState { get set }
}

extension Entry {
  /// The screen or the coordinator here, if it saves something of itself.
  var stateSaving: (any StateSaving)? { (screen ?? flow?.coordinator) as? any StateSaving }
}

extension Tree {
  /// What the object at an entry saves, for a flow that remembers it; `nil` if that is nothing.
  ///
  /// State that cannot be encoded is reported as misuse: the place is entered without it.
  func stateToRemember(of entry: Entry) -> StoredValue? {
    guard let saving = entry.stateSaving else { return nil }
    do {
      return try saving.storedState()
    } catch {
      report(
        Misuse(
          "\(type(of: saving)).savedState", problem: "It cannot be encoded: \(error.description).",
          fix: "Save values that encode themselves as keyed, unkeyed or single values."))
      return nil
    }
  }
}

extension StateSaving {
  /// What there is to save, as a value.
  func storedState() throws(StoredValueError) -> StoredValue { try StoredValue(savedState) }

  /// Takes what was saved.
  func take(_ stored: StoredValue) throws(StoredValueError) {
    savedState = try stored.decode(SavedState.self)
  }
}
