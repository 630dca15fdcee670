public import Usher
import UsherLinks

/// A host as the contract suite drives it: its tree, and what the user can do with it.
///
/// Write one for each host, over what the host really offers the user. An action that cannot be done
/// at the moment (no back button, no sheet) does nothing.
@MainActor
public protocol ContractHost: AnyObject {
  /// The tree that the host shows.
  var tree: Tree { get }

  /// The object of the screen that the user sees on top; `nil` if that is an alert or something else.
  var topScreen: AnyObject? { get }
  /// The titles of the actions of the alert that the user sees on top; empty if there is none.
  var alertActions: [String] { get }
  /// The text in the text field of the top alert; `nil` if there is none.
  var promptText: String? { get }
  /// Whether the user sees a back button on top: that of the innermost stack with something to go
  /// back to.
  var seesBackButton: Bool { get }

  /// Goes back by the bar's button.
  func tapBack()
  /// Goes back by the gesture, or begins it and changes one's mind.
  func swipeBack(cancelled: Bool)
  /// Goes back over several screens by the back button's menu.
  func goBack(over count: Int)
  /// Draws the top sheet down, or begins to and changes one's mind.
  func dragSheetDown(cancelled: Bool)
  /// Taps a tab of the innermost tab bar, by its position from the left, the first being 0.
  func tapTab(_ position: Int)
  /// Chooses an action of the alert on top.
  func choose(_ title: String)
  /// Replaces the text in the text field of the top alert.
  func typeText(_ text: String)

  /// Opens a link, as a tap on one elsewhere does.
  ///
  /// The default lets the tree open it, which is what a host that is handed links has to do.
  ///
  /// - Throws: What says that the link is wrong; nothing has changed then.
  func open(_ link: String) throws

  /// Comes back when nothing moves any more and everything that was due was delivered.
  func settle() async
}

extension ContractHost {
  /// Lets the tree open it.
  public func open(_ link: String) throws {
    try tree.open(link)
  }
}
