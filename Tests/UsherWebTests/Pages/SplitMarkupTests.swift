import Testing
import Usher

@testable import UsherWeb

@Suite("A split as HTML: a stack, and columns")
struct SplitMarkupTests {
  private func page(_ id: String, form: PhoneForm? = nil) -> PhonePage {
    var page = PhonePage(id: id, title: "Title \(id)", content: .body(.text("body \(id)")))
    page.form = form
    return page
  }

  private func split(
    _ items: (String, SplitColumn)..., columns: [SplitColumn] = [.sidebar, .content, .detail],
    placeholders: [SplitColumn: ColumnPlaceholder] = [:]
  ) -> PhoneSplit {
    PhoneSplit(
      id: "s", items: items.map { PhoneSplit.Item(page($0), in: $1) }, columns: columns,
      placeholders: placeholders)
  }

  private func html(_ split: PhoneSplit) -> String {
    PhoneMarkup().layers(of: PhoneState(root: .split(split))).html
  }

  /// The element of a screen, with its content.
  private func article(_ id: String, in html: String) throws -> String {
    let parts = html.split(separator: "<article ").map(String.init)
    return try #require(parts.first { $0.contains("data-key=\"\(id)\"") })
  }

  @Test(
    "The topmost screen of each column and the one below the top are there, in the order of the stack"
  )
  func screens() {
    let html = html(
      split(
        ("1", .sidebar), ("2", .content), ("3", .content), ("4", .detail), ("5", .detail),
        ("6", .detail)))
    let places = html.matches(of: /data-key="(\d)"[^>]*data-place="(\w+)"/).map {
      "\($0.1) \($0.2)"
    }
    #expect(places == ["1 deep", "3 deep", "5 under", "6 top"])
    expect(html, lacks: "body 2")
    #expect(html.ranges(of: "data-active").count == 1)
    #expect(html.ranges(of: "data-motion=\"stack\" data-depth=\"6\"").count == 1)
  }

  @Test("Columns that the app hides are named for the style, and stay on the page for the stack")
  func hidden() throws {
    var hiding = split(("1", .sidebar), ("2", .content), ("3", .detail))
    expect(html(hiding), lacks: "data-hides")
    hiding.hidden = [.sidebar, .content]
    #expect(html(hiding).ranges(of: "data-hides=\"sidebar content\"").count == 1)
    #expect(try article("1", in: html(hiding)).contains("body 1"))
  }

  @Test("Only a screen that is seen in neither form but during a swipe is inert")
  func inert() throws {
    let html = html(split(("1", .sidebar), ("2", .detail), ("3", .detail)))
    #expect(try !article("1", in: html).contains("inert"))
    #expect(try article("2", in: html).contains("u-buried"))
    #expect(try article("2", in: html).contains("inert=\"\""))
    #expect(try !article("3", in: html).contains("inert"))
  }

  @Test("The lowest screen of a column has a back button only where it is narrow")
  func backButtons() throws {
    let html = html(split(("1", .sidebar), ("2", .content), ("3", .content), ("4", .detail)))
    #expect(try !article("1", in: html).contains("u-back"))
    #expect(try article("3", in: html).contains("value=\"back:3\" class=\"u-back\""))
    #expect(try article("4", in: html).contains("value=\"back:4\" class=\"u-back u-narrow\""))
  }

  @Test("The back menu names what it goes back from, and leaves the column only where it is narrow")
  func menus() throws {
    let html = html(
      split(
        ("1", .sidebar), ("2", .content), ("3", .content), ("4", .detail), ("5", .detail)))
    let (list, note) = (try article("3", in: html), try article("5", in: html))
    #expect(list.matches(of: /value="(backto:[\d:]*)"/).map { String($0.1) } == ["backto:2:3"])
    #expect(
      note.matches(of: /value="(backto:[\d:]*)" role="menuitem"( class="u-narrow")?/).map {
        "\($0.1)\($0.2 == nil ? "" : " narrow")"
      } == ["backto:4:5", "backto:3:5 narrow", "backto:2:5 narrow", "backto:1:5 narrow"])
  }

  @Test("An empty column shows its placeholder, which is escaped; a filled one does not")
  func placeholders() {
    let placeholders: [SplitColumn: ColumnPlaceholder] = [
      .content: ColumnPlaceholder("No folder"),
      .detail: ColumnPlaceholder("No <b>note</b>", message: "a & b", imageName: "star"),
    ]
    let empty = html(split(("1", .sidebar), ("2", .content), placeholders: placeholders))
    expect(empty, contains: "class=\"u-empty u-main\" data-key=\"empty-detail\"")
    expect(empty, contains: "No &lt;b&gt;note&lt;/b&gt;")
    expect(empty, contains: "a &amp; b")
    expect(empty, contains: "<svg")
    expect(empty, lacks: "No folder")
    let full = html(
      split(("1", .sidebar), ("2", .content), ("3", .detail), placeholders: placeholders))
    expect(full, lacks: "u-empty")
    let fewer = html(
      split(("1", .sidebar), columns: [.sidebar, .detail], placeholders: placeholders))
    expect(fewer, lacks: "No folder")
  }

  @Test("The room that is left goes to the last column but the inspector")
  func mainColumn() throws {
    let three = html(
      split(
        ("1", .sidebar), ("2", .detail), ("3", .inspector),
        columns: [.sidebar, .detail, .inspector]))
    #expect(three.ranges(of: "u-main").count == 1)
    #expect(try article("2", in: three).contains("u-main"))
    expect(three, contains: "data-columns=\"2\"")
    let two = html(split(("1", .sidebar), ("2", .content), columns: [.sidebar, .content]))
    #expect(try article("2", in: two).contains("u-main"))
  }

  @Test("A back button sends the fields of its own screen, and Enter in them does not press it")
  func forms() throws {
    var split = split(("1", .sidebar), ("2", .content), ("3", .content), ("4", .detail))
    split.items[2].page.form = PhoneForm(id: "f-3-1", button: ["form": "f-3-1", "value": "enter"])
    split.items[3].page.form = PhoneForm(id: "f-4-1", button: ["form": "f-4-1", "value": "other"])
    let html = html(split)
    #expect(try article("3", in: html).contains("form=\"f-3-1\" name=\"do\" value=\"back:3\""))
    #expect(try article("4", in: html).contains("form=\"f-4-1\" name=\"do\" value=\"back:4\""))
    for form in ["f-3-1", "f-4-1"] {
      let first = try #require(html.firstRange(of: "form=\"\(form)\""))
      #expect(html[first.upperBound...].prefix(40).contains("hidden=\"\""))
      #expect(html.ranges(of: "form=\"\(form)\" value").count == 1)
    }
  }

  @Test("The history is that of a stack, and a page that rests forgets the bodies")
  func reading() {
    var state = PhoneState(
      root: .split(split(("1", .sidebar), ("2", .detail), ("3", .detail))))
    #expect(state.backSteps == [.pop("3"), .pop("2")])
    #expect(state.title == "Title 3")
    #expect(state.active == "3")
    state.forgetBodies()
    guard case .split(let split) = state.root else { return #expect(Bool(false)) }
    #expect(split.pages.allSatisfy { $0.content == .hidden })
    #expect(state.depth == 2)
  }
}
