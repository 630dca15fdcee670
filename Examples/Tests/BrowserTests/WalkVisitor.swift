import Walking
import WebDriver

/// A visitor takes walks, and reads the panel beside the app.
extension Visitor: Walker {
  func act(_ act: Act) async throws {
    switch act {
    case .tap(let title): try await tapAnywhere(title)
    case .back: try await tapBack()
    case .backIn(let column):
      try await rests()
      try await browser.click("[data-column=\(column)]:not(.u-buried) .u-back")
    case .turnPage(let offset):
      try await rests()
      try await browser.click(offset > 0 ? ".u-next" : ".u-previous")
    case .backOver(let count): try await chooseFromBackMenu(over: count)
    case .swipe(isCancelled: false): try await swipeBack()
    case .swipe(isCancelled: true): try await swipeBackNotQuite()
    case .drag(isCancelled: false): try await swipeDown()
    case .drag(isCancelled: true): try await swipeDownNotQuite()
    case .tab(let number):
      try await rests()
      try await browser.click(".u-tabbar .u-tabitem:nth-child(\(number))")
    case .choose(let title): try await choose(title)
    case .type(let text, let field):
      try await browser.type(
        text, into: "\(top) input[name$='/\(field)'], [data-active] > .u-alert > .u-prompt")
    }
  }

  func turn(isWide: Bool) async throws {
    try await rests()
    // Beside the panel there is room for a phone, or for columns.
    try await browser.resize(width: isWide ? 1280 : 820, height: 900)
  }

  /// Taps a button or a row on the top screen, or beside it in a column.
  private func tapAnywhere(_ label: String) async throws {
    try await rests()
    let button = "button[value$='/\(label)']"
    try await browser.click("\(top) \(button), .u-columns > .u-screen:not([inert]) \(button)")
  }

  func see(_ sight: Sight) async throws {
    switch sight {
    case .tree(let tree): try await sees(tree)
    case .title(let title): try await sees(title: title)
    case .ended(let flow):
      // `first: FirstCoordinator (swipe)`
      try await sees(event: flow.replacing(/\ \(([^()]*)\)$/) { " left: \($0.1)" })
    }
  }

  /// Holds the back button, and chooses the screen this many below from its menu.
  private func chooseFromBackMenu(over count: Int) async throws {
    try await rests()
    let finger = try await browser.press(at: try await middle(of: "\(top) .u-back"))
    try await browser.waitForElement("\(top) .u-menu:not([hidden])")
    try await finger.release()
    try await browser.click("\(top) .u-menu > :nth-child(\(count))")
  }
}
