import Testing
import UsherWeb

@Suite("A phone's state as HTML")
struct PhoneMarkupTests {
  private func html(_ root: PhoneContainer, _ modals: [PhoneModal] = []) -> String {
    PhoneMarkup().layers(of: PhoneState(root: root, modals: modals)).html
  }

  private func page(_ id: String, _ title: String? = nil, _ body: String = "") -> PhonePage {
    PhonePage(id: id, title: title, content: .body(.text(body)))
  }

  @Test("A screen alone has no bar")
  func alone() {
    let html = html(.screen(page("1", "Log in", "hello")))
    expect(html, contains: "data-key=\"1\"")
    expect(html, contains: "hello")
    expect(html, lacks: "u-bar\"")
    expect(html, contains: "data-active")
  }

  @Test("A stack shows its top, keeps the screen below inert, and omits deeper ones")
  func stack() {
    var middle = page("2", "Two", "second")
    middle.backTitle = "Zwei"
    let html = html(
      .stack(id: "s", pages: [page("1", "One", "first"), middle, page("3", "Three", "third")]))
    expect(html, lacks: "first")
    #expect(html.contains("second") && html.contains("third"))
    expect(html, contains: "data-place=\"under\" aria-label=\"Two\" inert=\"\"")
    expect(html, contains: "value=\"back:3\" class=\"u-back\"")
    expect(html, contains: "aria-label=\"Back, Zwei\"")
    #expect(html.contains("value=\"backto:2\"") && html.contains("value=\"backto:1\""))
    #expect(html.ranges(of: "data-active").count == 1)
  }

  @Test("The first screen has a large title and no back button")
  func root() {
    let html = html(.stack(id: "s", pages: [page("1", "One")]))
    expect(html, contains: "<h1 class=\"u-large\"")
    expect(html, lacks: "u-back")
    expect(html, lacks: "u-edge")
  }

  @Test("A hidden bar is absent, the edge remains")
  func hiddenBar() {
    var top = page("2", "Two")
    top.hidesBar = true
    let html = html(.stack(id: "s", pages: [page("1", "One"), top]))
    expect(html, lacks: "u-back")
    expect(html, contains: "class=\"u-edge\" data-entry=\"2\"")
  }

  @Test("Tabs show the selected one, and a badge")
  func tabs() {
    let html = html(
      .tabs(
        id: "9",
        items: [
          PhoneTab(id: "a", title: "A", container: .screen(page("1", nil, "first"))),
          PhoneTab(
            id: "b", title: "B", symbol: "house", badge: "3",
            container: .screen(page("2", nil, "second"))),
        ], selected: "b"))
    expect(html, lacks: "first")
    expect(html, contains: "second")
    expect(html, contains: "value=\"tab:9:b\" class=\"u-tabitem\" aria-current=\"page\"")
    expect(html, contains: "<b class=\"u-badge\">3</b>")
  }

  @Test("A modal makes the screen below inert, and can be closed if it does not refuse")
  func sheet() {
    func sheet(_ isDismissable: Bool) -> String {
      html(
        .screen(page("1")),
        [
          PhoneModal(
            id: "5", style: .sheet(isHalf: false, isDismissable: isDismissable),
            container: .screen(page("6", "Share")))
        ])
    }
    #expect(sheet(true).contains("data-key=\"root\" data-cover=\"sheet\" inert=\"\""))
    #expect(sheet(true).ranges(of: "value=\"dismiss:5\" class=\"u-dim\"").count == 1)
    #expect(sheet(true).ranges(of: "value=\"close:5\" class=\"u-grabber\"").count == 1)
    #expect(sheet(true).ranges(of: "data-escape").count == 1)
    #expect(sheet(true).contains("role=\"dialog\" aria-modal=\"true\" aria-label=\"Share\""))
    #expect(!sheet(false).contains("dismiss:5") && !sheet(false).contains("close:5"))
    #expect(sheet(false).contains("data-fixed"))
    #expect(sheet(true).ranges(of: "data-active").count == 1)
  }

  @Test("An alert names its buttons, and the one that Escape presses")
  func alert() {
    let alert = PhoneAlert(
      title: "Delete?", message: "Really",
      actions: [.init(title: "No", role: .cancel), .init(title: "Yes", role: .destructive)])
    let html = html(.screen(page("1")), [PhoneModal(id: "5", style: .alert(alert))])
    expect(html, contains: "role=\"alertdialog\"")
    expect(html, contains: "value=\"answer:5:0\" class=\"u-answer u-cancel\"")
    #expect(html.ranges(of: "data-escape").count == 1)
  }

  @Test("Tabs that were pushed bring their own bars")
  func nested() {
    let tabs = PhoneContainer.tabs(
      id: "9",
      items: [
        PhoneTab(
          id: "a", title: "A", container: .stack(id: "t", pages: [page("3", "Three"), page("4")]))
      ], selected: "a")
    let pushed = PhonePage(id: "2", title: "Tabs", content: .container(tabs))
    let state = PhoneState(root: .stack(id: "s", pages: [page("1", "One"), pushed]))
    let html = PhoneMarkup().layers(of: state).html
    expect(html, contains: "value=\"back:4\"")
    expect(html, contains: "value=\"back:2\"")
    expect(html, contains: "u-edge\" data-entry=\"4\"")
    expect(html, lacks: "u-edge\" data-entry=\"2\"")
    #expect(state.depth == 2)
    #expect(state.active == "4")
  }

  @Test("A deeper stack makes its page no larger, and the menu lists the nearest screens")
  func deep() {
    let pages = (0..<1000).map { page("\($0)", "Screen \($0)") }
    let html = PhoneMarkup().layers(of: PhoneState(root: .stack(id: "s", pages: pages))).html
    #expect(html.utf8.count < 10_000)
    expect(html, contains: "backto:998")
    expect(html, lacks: "backto:1\"")
  }

  @Test("Hostile titles stay titles")
  func hostile() {
    let bad = "<img src=x>\"'"
    let tabs = PhoneContainer.tabs(
      id: bad,
      items: [
        PhoneTab(
          id: bad, title: bad, symbol: bad, badge: bad,
          container: .stack(id: bad, pages: [page(bad, bad, bad), page("2", bad, bad)]))
      ], selected: bad)
    let alert = PhoneAlert(title: bad, message: bad, actions: [.init(title: bad)])
    let html = html(
      tabs,
      [
        PhoneModal(
          id: bad, style: .sheet(isHalf: true, isDismissable: true),
          container: .screen(page(bad, bad))),
        PhoneModal(id: bad, style: .alert(alert)),
      ])
    expect(html, lacks: "<img")
    expect(html, lacks: "'")
  }
}
