@_spi(Hosting) import Usher
import UsherTesting

@testable import UsherWeb

/// A page as the contract suite drives it: what a person does is looked up in the page's HTML.
@MainActor
final class WebContractHost: ContractHost {
  let page: LivePage
  /// The browser's history, as the script keeps it.
  private(set) var history = BrowserHistory()

  init(
    _ root: any Coordinator<Void>, opening link: String? = nil, inspector: WebInspector = .off
  ) {
    page = Self.makePage(root, link, inspector)
  }

  private static func makePage(
    _ root: some Coordinator<Void>, _ link: String?, _ inspector: WebInspector
  ) -> LivePage {
    let app = WebApp("Contract", path: "/contract", views: WebViews(), inspector: inspector) {
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
  /// The buttons of an alert, without what lies beside it.
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

  func swipeBack(cancelled: Bool) {
    beginSwipeBack()
    endGesture(cancelled: cancelled)
  }

  func dragSheetDown(cancelled: Bool) {
    beginDragging()
    endGesture(cancelled: cancelled)
  }

  /// The browser goes back by so many nodes.
  func browserBack(over count: Int) {
    guard count <= history.position else { return }
    history.position -= count
    post("history:\(history.position)")
  }

  /// The browser goes forward by one node.
  func browserForward() {
    history.position += 1
    post("history:\(history.position)")
  }

  /// Taps beside the sheet on top.
  func tapOutside() { press(buttons("dismiss:").first { $0.attributes["class"] == "u-dim" }) }

  func settle() async {
    await becomeQuiet()
    page.render()
    history.sync(page.state.depth)
  }

  /// What goes on in tasks takes a few turns; a finger that is still down may keep all of it waiting.
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

  /// The page as it was rendered last, read once.
  private var reader: PageReader {
    if let lastRead, lastRead.version == page.update.version { return lastRead.reader }
    let reader = PageReader(page.update.phone)
    lastRead = (page.update.version, reader)
    return reader
  }

  /// What was typed into fields, by their names: the script sends what differs from the page.
  private var typed: [String: String] = [:]
  /// What a finger drags.
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
  func beginDragging() { begin(buttons("dismiss:").last?.value.dropFirst(8)) }

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

/// How many nodes the browser has above the page's first, and where it is among them.
struct BrowserHistory: Equatable {
  var position = 0
  private(set) var last = 0

  /// What the script does when it hears of the tree's depth: nodes above are left as they are, and
  /// new ones cut them off.
  mutating func sync(_ depth: Int) {
    if depth > position { last = depth }
    position = depth
  }
}
