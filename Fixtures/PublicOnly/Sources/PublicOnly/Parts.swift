// The parts of pages, and the options of an app.
import Usher
import UsherWeb

final class EveryForm {
  var text = ""
  var file: WebFile?
}

@MainActor
func everyView(_ isLong: Bool) -> WebViews {
  let views = WebViews()
  views.register(EveryForm.self) { form in
    Heading("Parts")
    for style in [Text.Style.body, .caption, .code, .display, .footnote, .secondary, .warning] {
      Text("a text", style: style)
    }
    Backdrop(.blue)
    Form(submit: "Send", isEnabled: isLong) {
      for kind in [TextField.Kind.text, .date, .email, .phone, .search, .time] {
        TextField("Text", text: form.text, prompt: "…", kind: kind, id: "\(kind)") {
          form.text = $0
        }
      }
      SecureField("Secret") { form.text = $0 }
      Toggle("On", isOn: true) { print($0) }
      FileField("File", accepts: ["image/png"], limit: FileField.Limit(bytes: 9, message: "!")) {
        form.file = $0
      }
    } onSubmit: {
      print(form.file?.name as Any, form.file?.type as Any, form.file?.bytes.count as Any)
    }
    if isLong {
      Section("Header", footer: "Footer") {
        Row("Title", detail: "Detail", value: "Value", swatch: .gray, isChosen: true, id: "1") {}
        Swatch(WebColor(red: 1, green: 2, blue: 3))
      }
    } else {
      Group { Spacer() }
    }
    if let file = form.file { Image(file, named: "picture", width: 1, height: 1, label: "It") }
    Image("/picture.png", label: "Another")
    Link("Elsewhere", to: "https://example.com")
    for role in [ButtonRole.primary, .secondary, .plain, .destructive] {
      Button("Tap", role: role, isEnabled: true, id: "\(role)") {}
    }
    Icon(Markup.trusted("<svg></svg>"))
    Element("hr", ["class": "line"])
    everyMarkup(isLong)
  }
  return views
}

func everyMarkup(_ isLong: Bool) -> Markup {
  let attributes: MarkupAttributes = ["class": "part", "hidden": nil]
  let markup = Markup.element("p", attributes.merging(["lang": "en"])) {
    "text"
    if isLong { Markup.text("long") } else { Markup.empty }
    for number in 1...2 { "\(number)" }
  }
  print(markup.plainText, markup.isEmpty, markup.html.count, attributes["class"] as Any)
  return .fragment([markup, .unescaped("<b>bold</b>")])
}

@MainActor
func everyOption() -> WebHost {
  var options = WebOptions()
  options.hasSecureCookies = true
  options.heartbeatInterval = .seconds(10)
  options.isRightToLeft = true
  options.allowedHosts = ["example.com"]
  options.stylesheet = .standard + .adding(":root { --tint: red }") + .only("")
  var limits = WebLimits()
  (limits.bodyBytes, limits.fieldBytes, limits.uploadBytes) = (1, 2, 3)
  (limits.pagesPerVisitor, limits.idleTime) = (4, .seconds(60))
  options.limits = limits
  var words = WebWords.english
  (words.cannotGoBack, words.cannotGoForward, words.endedNote) = ("1", "2", "3")
  (words.tooLargeNote, words.noConnection, words.startAgain) = ("4", "5", "6")
  (words.tabs, words.untitled) = ("7", "8")
  let message = WebWords.Message(words.gone.title, words.malformed.detail)
  (words.forbidden, words.misdirected, words.notOpened) = (message, message, message)
  (words.tooLarge, words.unsupported, words.wrongMethod) = (message, message, message)
  options.words = words
  options.configuration.onMisuse = { print($0) }
  let app = WebApp(
    "Parts", path: "/parts", views: everyView(true), options: options,
    beside: { tree in
      .fragment([.text(tree.description), .frame("/more", title: "More", ["class": "a"])])
    },
    root: { EveryForced() })
  _ = WebApp("Off", path: "/off", views: everyView(false)) { EveryForced() }
  print(app.pageCount, app.bodyLimit, app.name)
  let host = WebHost("Parts", apps: [app], start: .text("Start"))
  host.serve("/more", bodyLimit: 1) { request in WebResponse(status: request.body.count) }
  return host
}

@MainActor
func everyAnswer(_ host: WebHost) async -> String? {
  var headers: WebHeaders = ["Accept": "text/html"]
  headers.add("Cookie", "a=b")
  let request = WebRequest(method: "POST", path: "/parts", query: "a=b", headers: headers)
  print(headers.fields.map { (field: WebHeaders.Field) in field.name + field.value })
  print(host.bodyLimit(at: request.path), request.query, headers.values(of: "Cookie"))
  let response: WebResponse = await host.respond(to: request)
  switch response.body {
  case .bytes(let bytes): print(bytes.count)
  case .stream(let pieces): for await piece in pieces { print(piece.count) }
  @unknown default: print("a new body")
  }
  return response.text
}
