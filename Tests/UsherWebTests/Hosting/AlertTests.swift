import Observation
import Testing
@_spi(Hosting) import Usher
import UsherWeb

@Suite("Alerts in the browser", .drained)
@MainActor
struct AlertTests {
  /// Returns a visitor after a button of the only screen was pressed.
  private func visitor(
    pressing button: String, _ change: (inout WebOptions) -> Void = { _ in }
  ) async -> Visitor {
    var options = WebOptions()
    change(&options)
    let app = WebApp(
      "Asks", path: "/asks", views: askViews, options: options, beside: TreeLog().markup
    ) {
      AskFlow()
    }
    let visitor = Visitor(app)
    await visitor.open()
    await visitor.press(button)
    return visitor
  }

  private func html(of visitor: Visitor) async -> String {
    await visitor.send(WebRequest(path: visitor.address)).text ?? ""
  }

  @Test("A prompt is a field of the form that its buttons send, without a script too")
  func prompt() async {
    let visitor = await visitor(pressing: "Rename")
    #expect(visitor.page.titles == ["Rename"])
    let field = visitor.page.fields.first
    let name = field?["name"] ?? ""
    #expect(field?["value"] == "a \"b\" <c>")
    #expect(field?["form"] == "u-form")
    #expect(field?["placeholder"] == "Name")
    let title = (field?["aria-labelledby"] ?? "none") + "\""
    #expect(await html(of: visitor).contains("id=\"\(title)"))
    await visitor.press("OK", [name: "한글 & <i>"])
    #expect(visitor.page.text.contains("한글 & <i>"))
  }

  @Test("A text that the script omits as unchanged is the initial text")
  func unchanged() async {
    let visitor = await visitor(pressing: "Rename")
    await visitor.press("OK")
    #expect(visitor.page.text.contains("a \"b\" <c>"))
  }

  @Test("Enter presses the preferred button, which is the first of the form")
  func enter() async {
    let visitor = await visitor(pressing: "Rename")
    let first = visitor.page.buttons.first { $0.attributes["form"] == "u-form" }
    let accept = visitor.page.button("OK")
    #expect(first?.attributes["hidden"] != nil)
    #expect(first?.value == accept?.value)
    #expect(accept?.attributes["data-preferred"] != nil)
  }

  @Test("Escape presses Cancel, and the caller gets no name")
  func escape() async {
    let visitor = await visitor(pressing: "Rename")
    let cancel = visitor.page.buttons.first {
      $0.attributes["data-escape"] != nil && !$0.isInert
    }
    #expect(cancel?.text == "Cancel")
    await visitor.post(cancel?.value ?? "", [visitor.page.fields.first?["name"] ?? "": "x"])
    #expect(visitor.page.titles == ["Asks"])
    #expect(visitor.page.text.contains("Answer: none"))
  }

  @Test("A browser refuses no text: the kind of a field only chooses the keyboard")
  func kinds() async {
    let visitor = await visitor(pressing: "Address")
    #expect(visitor.page.fields.first?["type"] == "text")
    #expect(visitor.page.fields.first?["inputmode"] == "email")
    await visitor.press("Cancel")
    await visitor.press("Password")
    #expect(visitor.page.fields.first?["type"] == "password")
  }

  @Test("A line that was posted with line breaks is one line")
  func oneLine() async {
    let visitor = await visitor(pressing: "Rename")
    await visitor.press("OK", [visitor.page.fields.first?["name"] ?? "": "a\r\nb\nc"])
    #expect(visitor.page.text.contains("Answer: abc"))
  }

  @Test("Text for a field that an alert does not have changes nothing")
  func foreignField() async {
    let visitor = await visitor(pressing: "Colour")
    let value = visitor.page.button("Red")?.value ?? ""
    await visitor.post(value, ["text-\(value.split(separator: ":")[1])": "blue"])
    #expect(visitor.page.text.contains("Answer: red"))
  }

  @Test("An action sheet is a dialog; a tap beside it and Escape cancel")
  func actionSheet() async {
    let visitor = await visitor(pressing: "Colour")
    let html = await html(of: visitor)
    #expect(html.contains("class=\"u-layer u-is-choices\""))
    #expect(html.contains("role=\"dialog\" aria-modal=\"true\" data-active=\"\" aria-labelledby"))
    let beside = visitor.page.buttons.first { $0.attributes["class"] == "u-dim" }
    let cancel = visitor.page.button("Cancel")
    #expect(beside?.value == cancel?.value)
    #expect(cancel?.attributes["data-escape"] != nil)
    await visitor.post(beside?.value ?? "")
    #expect(visitor.page.text.contains("Answer: none"))
  }

  @Test("An action sheet without a title has an accessible name")
  func withoutTitle() async {
    let visitor = await visitor(pressing: "Untitled") { $0.words = .korean }
    #expect(await html(of: visitor).contains("aria-label=\"선택\""))
    #expect(visitor.page.titles == [])
    await visitor.press("취소")
    #expect(visitor.page.titles == ["Asks"])
  }

  @Test("The buttons that the verbs add use the language of the host")
  func korean() async {
    let visitor = await visitor(pressing: "Message") { $0.words = .korean }
    await visitor.press("확인")
    #expect(visitor.page.text.contains("Answer: read"))
  }

  @Test("The browser's Back cancels an alert that can be cancelled, and no other")
  func browserBack() async {
    let visitor = await visitor(pressing: "Colour")
    _ = await visitor.postByScript("history:0")
    await visitor.reload()
    #expect(visitor.page.text.contains("Answer: none"))
    await visitor.press("Must")
    #expect(await visitor.postByScript("history:0").contains("\"isRefused\":true"))
    await visitor.reload()
    #expect(visitor.page.titles == ["Which?"])
    #expect(!visitor.page.buttons.contains { $0.attributes["data-escape"] != nil && !$0.isInert })
    await visitor.press("One")
    #expect(visitor.page.text.contains("Answer: 1"))
  }
}

@MainActor
private final class AskFlow: Coordinator {
  enum Route: Codable { case asks }
  let navigation = Stack<Route>(.asks)

  func destination(for route: Route) -> Destination { .screen(AskModel(self)) }

  func ask(_ kind: String) async throws(CancellationError) -> String? {
    switch kind {
    case "Message":
      await alert("Saved", message: "All of it.")
      return "read"
    case "Rename": return try await prompt("Rename", placeholder: "Name", text: "a \"b\" <c>")
    case "Address": return try await prompt("Address", kind: .email)
    case "Password": return try await prompt("Password", kind: .password)
    case "Must":
      return try await alert(
        "Which?", actions: [.init("One", value: "1"), .init("Two", value: "2")])
    default:
      return try await choose(
        kind == "Colour" ? kind : "", from: ["red", "blue"], named: \.localizedName)
    }
  }
}

extension String {
  fileprivate var localizedName: String { prefix(1).uppercased() + dropFirst() }
}

@Observable @MainActor
private final class AskModel: ScreenConfiguring {
  @ObservationIgnored let flow: AskFlow
  private(set) var answer = "not asked"
  let screenOptions = ScreenOptions(title: "Asks")

  init(_ flow: AskFlow) {
    self.flow = flow
  }

  func ask(_ kind: String) {
    flow.task { self.answer = try await self.flow.ask(kind) ?? "none" }
  }
}

@MainActor
private let askViews: WebViews = {
  let views = WebViews()
  views.register(AskModel.self) { model in
    Text("Answer: \(model.answer)")
    for kind in ["Message", "Rename", "Address", "Password", "Colour", "Untitled", "Must"] {
      Button(kind) { model.ask(kind) }
    }
  }
  return views
}()
