import Usher
import UsherTesting

@testable import UsherWeb

/// A page as the contract suite drives it: what a person does is looked up in the page's HTML.
@MainActor
final class WebContractHost: ContractHost {
  private let page: LivePage

  init(_ root: any Coordinator<Void>) {
    page = Self.makePage(root)
  }

  private static func makePage(_ root: some Coordinator<Void>) -> LivePage {
    let app = WebApp("Contract", path: "/contract", views: WebViews()) { root }
    return LivePage(app.settings, visitor: Secret())
  }

  var tree: Tree { page.tree }

  var topScreen: AnyObject? {
    page.render()
    guard let surface = page.driver.touchable.last else { return page.driver.modals.last?.screen }
    return page.driver.shown(in: surface)?.screen
  }

  var alertActions: [String] { buttons("answer:").map(\.text) }
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
  func choose(_ title: String) { press(buttons("answer:").first { $0.text == title }) }

  func tapTab(_ position: Int) {
    let tabs = buttons("tab:")
    if tabs.indices.contains(position) { press(tabs[position]) }
  }

  func swipeBack(cancelled: Bool) {
    if let back = buttons("back:").last { drag(back.value.dropFirst(5), cancelled) }
  }

  func dragSheetDown(cancelled: Bool) {
    if let sheet = buttons("dismiss:").last { drag(sheet.value.dropFirst(8), cancelled) }
  }

  func settle() async {
    guard !tree.isQuiet else { return }
    let looking = Looking(tree)
    await withTaskCancellationHandler {
      await withCheckedContinuation { looking.begin($0) }
    } onCancel: {
      // The time limit: what is not settled is seen by the suite.
      Task { @MainActor in looking.end() }
    }
  }

  /// Waits for a tree to be quiet.
  @MainActor
  private final class Looking {
    private let tree: Tree
    private var observation: TreeObservation?
    private var waiting: CheckedContinuation<Void, Never>?

    init(_ tree: Tree) {
      self.tree = tree
    }

    func begin(_ continuation: CheckedContinuation<Void, Never>) {
      waiting = continuation
      observation = tree.observe { [weak self] _ in
        self?.look()
        // An event is told inside of its change, so look again when that is over.
        Task { self?.look() }
      }
    }

    func end() {
      waiting?.resume()
      waiting = nil
      observation?.cancel()
    }

    private func look() {
      if waiting != nil, tree.isQuiet { end() }
    }
  }

  private func buttons(_ prefix: String) -> [PageReader.Button] {
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

  private var lastRead: (version: Int, reader: PageReader)?

  private func press(_ button: PageReader.Button?) {
    if let button { post(button.value) }
  }

  private func drag(_ entry: Substring, _ cancelled: Bool) {
    post("gesture:begin:\(entry)")
    post("gesture:\(cancelled ? "cancel" : "finish"):\(entry)")
  }

  private func post(_ text: String) {
    guard let action = PageAction(text) else { return }
    _ = page.perform(action, fields: FormFields())
    page.render()
  }
}
