import Foundation

/// A view that shows words of its own, as a person would read them.
///
/// `UIKitPerson` walks the window's views and asks each that is visible.
@MainActor package protocol Readable: AnyObject {
  /// What this view itself shows, without its subviews.
  var readableTexts: [String] { get }
}

/// A view that has things which can be tapped by their title.
@MainActor package protocol Touchable: AnyObject {
  /// The titles of the controls that the user can tap now, without disabled and hidden ones.
  func touchTitles() -> [String]
  /// Taps what has this title, and tells whether there was one.
  func touch(_ title: String) -> Bool
}

/// A view that takes typed text.
@MainActor package protocol Typable: AnyObject {
  /// By what a person finds it: its placeholder, its accessibility label, its text.
  var typingNames: [String] { get }
  /// Types text at the end, as from a keyboard; false if the view refuses to edit.
  func typeText(_ text: String) -> Bool
  /// Removes all text, as a person does with the delete key.
  func clearText() -> Bool
  /// Presses the keyboard's return key.
  func pressReturn() -> Bool
}
