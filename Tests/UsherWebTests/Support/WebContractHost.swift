@_spi(Hosting) import Usher
import UsherHostTesting
import UsherJournal

@testable import UsherWeb

/// A page for the contract suite: the user's actions are buttons in the page's HTML.
@MainActor
final class WebContractHost: ContractHost {
  let page: LivePage
  /// The browser's history, as the script maintains it.
  private(set) var history = BrowserHistory()

  init(
    _ root: any Coordinator<Void>, opening link: String? = nil, journalLimit: Int? = nil
  ) {
    page = Self.makePage(root, link, journalLimit)
  }

  private static func makePage(
    _ root: some Coordinator<Void>, _ link: String?, _ journalLimit: Int?
  ) -> LivePage {
    var options = WebOptions()
    options.configuration.journalLimit = journalLimit
    let app = WebApp("Contract", path: "/contract", views: WebViews(), options: options) {
      root
    }
    return LivePage(app.settings, visitor: Secret(), link: link)
  }

  var tree: Tree { page.tree }

  var topScreen: AnyObject? {
    page.render()
    guard let container = page.driver.touchable.last else { return page.driver.modals.last?.screen }
    return page.driver.shown(in: container)?.screen
  }

  var alertActions: [String] { answers.map(\.text) }
  /// The buttons of an alert, without the dimming view.
  private var answers: [PageReader.Button] {
    buttons("answer:").filter { $0.attributes["class"] != "u-dim" }
  }
  var promptText: String? {
    promptField.map { field in typed[field["name"] ?? ""] ?? field["value"] ?? "" }
  }
  var seesBackButton: Bool { !buttons("back:").isEmpty }

  func tapBack() { press(buttons("back:").last) }
  func goBack(over count: Int) {
    page.render()
    let all = reader.buttons
    guard let back = all.lastIndex(where: { !$0.isInert && $0.value.hasPrefix("back:") }) else {
      return
    }
    let menu = Array(all[(back + 1)...].prefix { $0.value.hasPrefix("backto:") })
    guard menu.indices.contains(count - 1) else { return }
    post(menu[count - 1].value)
  }
  func choose(_ title: String) { press(answers.first { $0.text == title }) }

  func typeText(_ text: String) {
    if let name = promptField?["name"] { typed[name] = text }
  }

  private var promptField: [String: String]? {
    page.render()
    return reader.fields.first { $0["name"]?.hasPrefix("text-") == true }
  }

  func tapTab(_ position: Int) {
    let tabs = buttons("tab:")
    if tabs.indices.contains(position) { press(tabs[position]) }
  }

  /// Each swipe, key and press of a button turns one page.
  func turnPage(by offset: Int) {
    page.render()
    let name = offset > 0 ? "u-next" : "u-previous"
    press(reader.buttons.last { $0.attributes["class"]?.contains(name) == true })
  }

  func swipeBack(cancelled: Bool) {
    beginSwipeBack()
    endGesture(cancelled: cancelled)
  }

  func swipeDown(cancelled: Bool) {
    beginSwipeDown()
    endGesture(cancelled: cancelled)
  }

  /// Goes back in the browser by this many nodes.
  func browserBack(over count: Int) {
    guard count <= history.position else { return }
    history.position -= count
    post("history:\(history.position)")
  }

  /// Goes forward in the browser by one node.
  func browserForward() {
    history.position += 1
    post("history:\(history.position)")
  }

  /// Taps outside the top sheet.
  func tapOutside() { press(buttons("dismiss:").first { $0.attributes["class"] == "u-dim" }) }

  func settle() async {
    await becomeQuiet()
    page.render()
    history.sync(page.state.depth)
  }

  /// Tasks take a few turns; an unfinished gesture may keep all of them waiting.
  private func becomeQuiet() async {
    for _ in 0..<Self.patience {
      guard !tree.isQuiet else { break }
      await Task.yield()
    }
  }

  private static let patience = 200

  func buttons(_ prefix: String) -> [PageReader.Button] {
    page.render()
    return reader.buttons.filter {
      !$0.isInert && $0.value.hasPrefix(prefix)
    }
  }

  /// The last rendered page, parsed once.
  private var reader: PageReader {
    if let lastRead, lastRead.version == page.update.version { return lastRead.reader }
    let reader = PageReader(page.update.phone)
    lastRead = (page.update.version, reader)
    return reader
  }

  /// The typed texts of fields, by name: the script sends those that differ from the page.
  private var typed: [String: String] = [:]
  /// The dragged node.
  private var dragged: Substring?
  private var lastRead: (version: Int, reader: PageReader)?

  private func press(_ button: PageReader.Button?) {
    if let button { post(button.value) }
  }

  private func post(_ text: String) {
    guard let action = PageAction(text) else { return }
    var fields = FormFields()
    for (name, text) in typed { fields.add(text, to: name) }
    _ = page.perform(action, fields: fields)
    page.render()
    history.sync(page.state.depth)
  }
}

extension WebContractHost: GestureContractHost {
  func beginSwipeBack() { begin(buttons("back:").last?.value.dropFirst(5)) }
  func beginSwipeDown() { begin(buttons("dismiss:").last?.value.dropFirst(8)) }

  func endGesture(cancelled: Bool) {
    guard let node = dragged else { return }
    dragged = nil
    post("gesture:\(cancelled ? "cancel" : "finish"):\(node)")
  }

  private func begin(_ node: Substring?) {
    guard dragged == nil, let node else { return }
    dragged = node
    post("gesture:begin:\(node)")
  }
}

/// The number of the browser's entries above the page's first, and the current one.
struct BrowserHistory: Equatable {
  var position = 0
  private(set) var last = 0

  /// Updates the history as the script does for a depth of the tree: entries above stay, and new
  /// ones cut them off.
  mutating func sync(_ depth: Int) {
    if depth > position { last = depth }
    position = depth
  }
}
