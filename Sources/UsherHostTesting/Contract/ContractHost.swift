public import Usher
import UsherLinks

/// A host that the suite of ``HostContract`` drives: its tree, and the user's actions.
///
/// Write one for each host, over the host's real user interface. An impossible action must do
/// nothing: for example, a tap on Back without a back button.
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
  /// True if the user sees a back button: the innermost visible stack with a screen to go back to
  /// does not hide its bar.
  var seesBackButton: Bool { get }

  /// Goes back by the bar's button.
  func tapBack()
  /// Swipes back.
  ///
  /// - Parameter cancelled: True if the user lifts the finger too early, so that the screen stays.
  func swipeBack(cancelled: Bool)
  /// Goes back by the back button's menu.
  ///
  /// - Parameter count: The number of screens to pop; 1 chooses the nearest screen in the menu.
  func goBack(over count: Int)
  /// Swipes the top sheet down.
  ///
  /// - Parameter cancelled: True if the user lifts the finger too early, so that the sheet stays.
  func swipeDown(cancelled: Bool)
  /// Taps a tab of the innermost tab bar.
  ///
  /// - Parameter position: The tab's index; the first tab has the index 0.
  func tapTab(_ position: Int)
  /// Turns the innermost pages by one gesture.
  ///
  /// A host without pages need not have it; the scenarios of pages then fail on it. The default does nothing.
  ///
  /// - Parameter offset: 1 for the next page, -1 for the previous one; other numbers only if ``turnsSeveralPages``.
  func turnPage(by offset: Int)
  /// True if one gesture of the user can turn several pages. The default is `false`.
  ///
  /// Swipes that the user makes one after another are several gestures, however quick they are.
  var turnsSeveralPages: Bool { get }
  /// True if there is room for columns beside each other.
  ///
  /// Set as a rotation or a change of the window's size does. A host without columns need not have it: the default is
  /// `false`, and stays so.
  var isWide: Bool { get set }
  /// Goes back by the button in the bar of a column that is beside others. The default does nothing.
  func tapBack(in column: SplitColumn)
  /// Chooses an action of the top alert.
  ///
  /// - Parameter title: The title of the action; the first action with it is meant.
  func choose(_ title: String)
  /// Replaces the text in the text field of the top alert.
  ///
  /// - Parameter text: The new text of the whole field.
  func typeText(_ text: String)

  /// Opens a link in the running app, as the system does when the user taps a link in another app.
  ///
  /// The default calls `open` of the tree.
  ///
  /// - Parameter link: A path, or a full link.
  /// - Throws: The error of a wrong link; the tree is then unchanged.
  func open(_ link: String) throws

  /// Suspends until no transition runs, no task of the app can continue, and the host has delivered
  /// every callback.
  ///
  /// It must also return while a gesture is held, or while a task or a guard waits for the user.
  func settle() async
}

extension ContractHost {
  /// Does nothing.
  public func turnPage(by offset: Int) {}

  /// `false`.
  public var turnsSeveralPages: Bool { false }

  /// `false`; it cannot be set.
  public var isWide: Bool {
    get { false }
    set {}
  }

  /// Does nothing.
  public func tapBack(in column: SplitColumn) {}

  /// Opens the link in the tree.
  ///
  /// - Parameter link: A path, or a full link.
  /// - Throws: A `LinkError` that names the wrong part of the link; the tree is then unchanged.
  public func open(_ link: String) throws {
    try tree.open(link)
  }
}
