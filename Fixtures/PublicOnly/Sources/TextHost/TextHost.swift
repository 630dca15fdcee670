@_spi(Hosting) import Usher

/// Shows a tree as lines of text, and takes the user's actions as words.
@MainActor
public final class TextHost {
  /// The tree of this host.
  public let tree: Tree
  private let driver: TextDriver
  private var typed: [NodeID: String] = [:]
  private let view: @MainActor (AnyObject) -> [String]

  /// Creates a host that shows `root` at once.
  ///
  /// - Parameters:
  /// - root: The root flow, which must never have been attached.
  /// - stepsPerTransition: The number of `wait` commands until an animation ends.
  /// - launch: The start of the tree, for example at a link.
  /// - view: Returns the lines of a screen, for its object.
  public init(
    _ root: any Coordinator<Void>, stepsPerTransition: Int = 0, launch: Launch = .standard,
    view: @escaping @MainActor (AnyObject) -> [String]
  ) {
    driver = TextDriver(stepsPerTransition: stepsPerTransition)
    tree = Tree(root: root, driver: driver, launch: launch)
    self.view = view
  }

  /// The current page.
  public var page: TextPage { TextPage(driver, typed: typed) }
  /// The current page, as lines of text.
  public var lines: [String] { isAttached ? page.lines(view) : [] }

  /// True while the page shows the tree.
  public var isAttached: Bool { driver.presentationBlocker == nil }

  /// Takes the tree off the page, and ends nothing: no flow ends, and no result is delivered.
  ///
  /// Does nothing during a transition or a gesture, and for a detached host.
  public func detach() {
    guard isAttached, driver.activity == .idle else { return }
    driver.leaveScreen()
    tree.hostReleasedModals()
  }

  /// Shows the tree again, with all changes since.
  public func attach() {
    if !isAttached { driver.returnToScreen() }
  }

  /// Closes the tree.
  public func close() {
    tree.close()
  }

  /// Performs a command of the user.
  ///
  /// - `back`, `back 2`, `swipe`: goes back by the button, its menu, or the gesture
  /// - `down`: drags the sheet down
  /// - `tab 2`: taps the second tab
  /// - `next`, `previous`, `next 2`: turns one page, or several at once
  /// - `choose Yes`: chooses an action of an alert
  /// - `write Ada`: writes into the text field of an alert; `write` clears it
  /// - `hold swipe`, `hold down`, then `let go` or `take back`: a gesture in two steps
  /// - `wait`: advances a transition by one step
  ///
  /// An impossible command does nothing, as a touch during a transition.
  ///
  /// - Returns: The page afterwards.
  @discardableResult
  public func type(_ command: String) -> [String] {
    let words = command.split(separator: " ", maxSplits: 1).map(String.init)
    switch (words.first, words.dropFirst().first) {
    case ("wait", nil): driver.step()
    case _ where !isAttached: break
    case ("let", "go"): driver.endGesture(cancelled: false)
    case ("take", "back"): driver.endGesture(cancelled: true)
    case _ where driver.activity != .idle: break
    case ("back", nil) where page.back != nil: goBack(over: 1, by: .backButton)
    case ("back", let count?) where page.back != nil:
      goBack(over: Int(count) ?? 0, by: .backMenu)
    case ("hold", "swipe"): beginSwipeBack()
    case ("hold", "down"): beginSwipeDown()
    case ("swipe", nil), ("down", nil):
      type("hold \(command)")
      type("let go")
    case ("tab", let number?): tapTab(Int(number) ?? 0)
    case ("next", let count): turnPage(by: Int(count ?? "1") ?? 0)
    case ("previous", let count): turnPage(by: -(Int(count ?? "1") ?? 0))
    case ("choose", let title?): choose(title)
    case ("write", let text): write(text ?? "")
    default: break
    }
    return lines
  }

  // If leaving asks, nothing moves: the tree is notified, asks, and updates the driver.

  private func goBack(over count: Int, by cause: EndingCause) {
    guard let stack = page.stack, 1..<driver.count(in: stack) ~= count else { return }
    if tree.leavePolicy(over: count, in: stack) == .ask {
      tree.userWentBack(count: count, in: stack, cause: cause)
    } else {
      driver.goBack(over: count, in: stack, by: cause)
    }
  }

  private func beginSwipeBack() {
    guard let stack = page.stack else { return }
    if tree.leavePolicy(over: 1, in: stack) == .ask {
      tree.userWentBack(in: stack, cause: .swipe)
    } else {
      driver.begin(.swipe(stack))
    }
  }

  private func beginSwipeDown() {
    guard let modal = page.modal, modal.isDismissable,
      [.sheet, .popover].contains(modal.presentation?.style)
    else { return }
    if tree.leavePolicy(modal) == .ask {
      tree.userDismissed(modal, cause: .swipeDown)
    } else {
      driver.begin(.drag)
    }
  }

  private func tapTab(_ number: Int) {
    guard let tabBar = page.tabBar, 1...page.tabs.count ~= number else { return }
    tree.userSelectedTab(at: number - 1, in: tabBar)
  }

  private func turnPage(by offset: Int) {
    guard let pages = page.pages else { return }
    let position = driver.selection(in: pages) + offset
    guard offset != 0, 0..<driver.count(in: pages) ~= position else { return }
    tree.userSelectedTab(at: position, in: pages)
  }

  private func choose(_ title: String) {
    guard let alert = page.modal, let actions = page.alert?.actions,
      let position = actions.firstIndex(where: { $0.title == title })
    else { return }
    tree.userChose(action: position, of: alert, text: typed.removeValue(forKey: alert.id))
  }

  private func write(_ text: String) {
    guard let alert = page.modal, page.text != nil else { return }
    typed[alert.id] = text
  }
}
