public import Usher
import UsherLinks

/// A host that the contract suite drives: its tree, and the user's actions.
///
/// Write one for each host, over the host's real user interface. An impossible action (no back
/// button, no sheet) does nothing.
@MainActor
public protocol ContractHost: AnyObject {
  /// The tree of this host.
  var tree: Tree { get }

  /// The object of the top screen; `nil` for an alert or a foreign controller.
  var topScreen: AnyObject? { get }
  /// The titles of the top alert's actions; empty without an alert.
  var alertActions: [String] { get }
  /// The text in the text field of the top alert; `nil` if there is none.
  var promptText: String? { get }
  /// True if the user sees a back button on top: that of the innermost stack with a screen to go
  /// back to, unless its top screen hides the bar.
  var seesBackButton: Bool { get }

  /// Goes back by the bar's button.
  func tapBack()
  /// Swipes back, fully or not.
  func swipeBack(cancelled: Bool)
  /// Goes back over several screens by the back button's menu.
  func goBack(over count: Int)
  /// Drags the top sheet down, fully or not.
  func dragSheetDown(cancelled: Bool)
  /// Taps a tab of the innermost tab bar, by its position from the left, the first being 0.
  func tapTab(_ position: Int)
  /// Chooses an action of the top alert.
  func choose(_ title: String)
  /// Replaces the text in the text field of the top alert.
  func typeText(_ text: String)

  /// Opens a link, as a tap on one in another app does.
  ///
  /// The default opens it in the tree, as a host must do with the system's links.
  ///
  /// - Throws: The error of a wrong link; nothing has changed then.
  func open(_ link: String) throws

  /// Returns when nothing moves any more and every due callback was delivered.
  func settle() async
}

extension ContractHost {
  /// Opens it in the tree.
  public func open(_ link: String) throws {
    try tree.open(link)
  }
}
