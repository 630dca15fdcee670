import Testing
import UsherWeb

@Suite("Controls of a screen")
@MainActor
struct ControlTests {
  private final class Model {
    var pressed: [String] = []
    var name = "Kim"
    var items = ["a", "b"]
    var isOn = false
  }

  private func render(@ComponentBuilder _ content: () -> Group) -> RenderedScreen {
    RenderedScreen(node: "7", token: "secret", content: content())
  }

  @Test("A button posts its action, and performs it")
  func button() throws {
    let model = Model()
    let screen = render { Button("Go") { model.pressed.append("go") } }
    #expect(screen.markup.html.contains("value=\"tap:7:button/Go\""))
    #expect(screen.perform("button/Go", fields: FormFields()))
    #expect(model.pressed == ["go"])
  }

  @Test("A missing or disabled control changes nothing")
  func stale() {
    let model = Model()
    let screen = render {
      TextField("Name", text: model.name) { model.name = $0 }
      Button("Go", isEnabled: false) { model.pressed.append("go") }
    }
    #expect(!screen.perform("button/Go", fields: FormFields(["field/Name": "Lee"])))
    #expect(!screen.perform("button/Gone", fields: FormFields(["field/Name": "Lee"])))
    #expect(!screen.perform("field/Name", fields: FormFields()))
    #expect(model.pressed.isEmpty && model.name == "Kim")
  }

  @Test("Fields are written before the button is pressed, and only if they differ")
  func fields() {
    let model = Model()
    let screen = render {
      TextField("Name", text: model.name) {
        model.pressed.append("write"); model.name = $0
      }
      Button("Go") { model.pressed.append("go \(model.name)") }
    }
    #expect(screen.perform("button/Go", fields: FormFields(["field/Name": "Kim", "x": "y"])))
    #expect(model.pressed == ["go Kim"])
    #expect(screen.perform("button/Go", fields: FormFields(["field/Name": "Lee"])))
    #expect(model.pressed == ["go Kim", "write", "go Lee"])
  }

  private func renderMoment(
    _ model: Model, day: String = "2026-11-21", time: String = "08:30", _ words: WebWords = .korean
  ) -> RenderedScreen {
    let content = Group {
      TextField("Day", text: day, kind: .date) { model.pressed.append($0) }
      TextField("Time", text: time, kind: .time) { model.pressed.append($0) }
    }
    return RenderedScreen(node: "7", token: "secret", words: words, content: content)
  }

  @Test("A day or time field uses the page's language, whatever the browser's is")
  func daysAndTimes() {
    let html = renderMoment(Model()).markup.html
    #expect(!html.contains("type=\"date\"") && !html.contains("type=\"time\""))
    #expect(html.contains("value=\"2026\""))
    for chosen in ["11월", "21일", "08시", "30분"] {
      #expect(html.contains(" selected=\"\">\(chosen)</option>"))
    }
    #expect(html.ranges(of: "selected=\"\"").count == 4)
    for label in ["연도", "월", "일", "시", "분"] { #expect(html.contains("aria-label=\"\(label)\"")) }
    #expect(renderMoment(Model(), .english).markup.html.contains(">November</option>"))
    let empty = renderMoment(Model(), day: "someday", time: "").markup.html
    #expect(empty.ranges(of: "<option value=\"\" selected=\"\">").count == 4)
  }

  @Test(
    "A date chosen in parts is one text; a day that the month lacks becomes its last",
    arguments: [
      (["field/Day/year": "2027"], "2027-11-21"),
      (["field/Day/year": "2027", "field/Day/month": "02", "field/Day/day": "31"], "2027-02-28"),
      (["field/Day/year": "2028", "field/Day/month": "02", "field/Day/day": "30"], "2028-02-29"),
      (["field/Day/day": ""], "2026-11-"), (["field/Day/month": "13"], "2026--21"),
      (["field/Day/year": "", "field/Day/month": "", "field/Day/day": ""], ""),
      (["field/Day/day": "٢١"], "2026-11-"), (["field/Day/year": "20267"], "-11-21"),
      (["field/Day/day": "00"], "2026-11-"), (["field/Day/month": "-1"], "2026--21"),
    ] as [(KeyValuePairs<String, String>, String)])
  func dayInParts(_ posted: KeyValuePairs<String, String>, _ day: String) {
    let model = Model()
    let screen = renderMoment(model)
    #expect(screen.perform(nil, fields: FormFields(posted)))
    #expect(model.pressed.last == day)
  }

  @Test("A day and a time are put together from empty parts")
  func partByPart() {
    var (day, time) = ("", "")
    for (name, text) in [
      ("Day/year", "2026"), ("Time/minute", "05"), ("Day/day", "21"), ("Day/month", "11"),
      ("Time/hour", "08"),
    ] {
      let model = Model()
      let screen = renderMoment(model, day: day, time: time)
      #expect(screen.perform(nil, fields: FormFields(["field/\(name)": text])))
      if name.hasPrefix("Day") {
        day = model.pressed.last ?? ""
      } else {
        time = model.pressed.last ?? ""
      }
    }
    #expect(day == "2026-11-21")
    #expect(time == "08:05")
  }

  @Test("Two buttons of one name can be pressed only from an up-to-date page")
  func doubles() throws {
    let model = Model()
    func screen() -> RenderedScreen {
      render {
        for item in model.items {
          Text(item)
          Button("Delete") { model.pressed.append(item) }
        }
      }
    }
    let old = screen().controls.keys.sorted()
    #expect(old.count == 2)
    #expect(screen().perform(old[1], fields: FormFields()))
    #expect(model.pressed == ["b"])
    model.items = ["b", "c"]
    for name in old { #expect(!screen().perform(name, fields: FormFields())) }
    #expect(model.pressed == ["b"])
  }

  @Test("Sections and ids tell controls of one name apart")
  func names() {
    let screen = render {
      Section("A") { Button("Delete") {} }
      Section("B") { Button("Delete") {} }
      Button("Delete", id: "x/y") {}
    }
    #expect(
      screen.controls.keys.sorted()
        == ["button/A/Delete", "button/B/Delete", "button/x~47.y"])
  }

  @Test("A switch posts its new state, so that an old page cannot turn it back")
  func toggle() {
    let model = Model()
    func screen() -> RenderedScreen {
      render { Toggle("Wi-Fi", isOn: model.isOn) { model.isOn = $0 } }
    }
    #expect(screen().perform("on/Wi-Fi", fields: FormFields()))
    #expect(model.isOn)
    #expect(!screen().perform("on/Wi-Fi", fields: FormFields()))
    #expect(model.isOn)
    #expect(screen().markup.html.contains("aria-checked=\"true\""))
  }

  @Test("A choosable row says whether it is chosen, and has no arrow")
  func chosen() {
    func html(_ isChosen: Bool?) -> String {
      render { Row("Red", isChosen: isChosen) {} }.markup.html
    }
    #expect(html(true).contains("aria-pressed=\"true\"") && html(true).contains("u-icon"))
    #expect(html(false).contains("aria-pressed=\"false\"") && !html(false).contains("u-icon"))
    #expect(!html(nil).contains("aria-pressed") && html(nil).contains("u-icon"))
    #expect(!render { Row("Red") }.markup.html.contains("u-icon"))
  }

  @Test("A form has its own fields, and Enter sends it")
  func form() throws {
    let model = Model()
    let screen = render {
      Form(submit: "Log in") {
        TextField("Name", text: model.name) { model.name = $0 }
        SecureField("Password") { model.pressed.append($0) }
      } onSubmit: {
        model.pressed.append("submitted")
      }
    }
    let html = screen.markup.html
    let form = try #require(html.firstRange(of: "<form id=\"f-7-1\""))
    let first = try #require(html[form.upperBound...].firstRange(of: "<button"))
    #expect(html[first.upperBound...].hasPrefix(" form=\"f-7-1\" name=\"do\" value=\"tap:7:submit"))
    let sent = FormFields(["field/Log in/Name": "Lee", "field/Log in/Password": "1234"])
    #expect(screen.perform("submit/Log in", fields: sent))
    #expect(model.name == "Lee" && model.pressed == ["1234", "submitted"])
  }

  @Test("An app brings HTML of its own, with controls in it")
  func ownHTML() {
    struct Stars: Component {
      let model: Model
      func render(in context: inout ComponentContext) -> Markup {
        .element(
          "div", ["class": "stars"],
          [
            .element("button", context.button("Like") { model.pressed.append("like") }, ["♥"]),
            .element(
              "textarea", context.textField("Why", text: model.name) { model.name = $0 },
              [.text(model.name)]),
          ])
      }
    }
    let model = Model()
    let screen = render { Stars(model: model) }
    #expect(
      screen.markup.html.contains(
        "<button form=\"f-7\" name=\"do\" value=\"tap:7:button/Like\">♥</button>"))
    #expect(screen.perform("button/Like", fields: FormFields(["field/Why": "Because"])))
    #expect(model.pressed == ["like"] && model.name == "Because")
  }

  @Test("A secret is never written into the page")
  func secret() {
    let screen = render { SecureField("Password") { _ in } }
    #expect(!screen.markup.html.contains("type=\"password\" value"))
    #expect(screen.markup.html.contains("value=\"secret\""))
  }

  @Test("Hostile text stays text in every component")
  func hostile() {
    let bad = "\"><img src=x onerror=alert(1)>'"
    let color = WebColor(red: 1, green: 2, blue: 3)
    let html = render {
      Heading(bad)
      Text(bad)
      Button(bad, id: bad) {}
      Link(bad, to: bad)
      TextField(bad, text: bad, prompt: bad) { _ in }
      SecureField(bad) { _ in }
      Toggle(bad, isOn: true) { _ in }
      Form(submit: bad) {
        Text(bad)
      } onSubmit: {
      }
      Section(bad, footer: bad) { Row(bad, detail: bad, value: bad, swatch: color) {} }
      List { Row(bad) }
      Image(bad, label: bad)
      Image(label: bad)
      Backdrop(color)
      Markup.text(bad)
    }.markup.html
    #expect(!html.contains("<img src=x"))
    #expect(!html.contains("onerror=alert(1)>"))
    #expect(!html.contains("'"))
  }
}
