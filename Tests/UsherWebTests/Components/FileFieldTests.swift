import Observation
import Testing
import Usher
import UsherWeb

@Suite("Files that the user chooses, and files that a screen shows", .drained)
@MainActor
struct FileFieldTests {
  private let visitor: Visitor
  private let log = Tray()

  init() async {
    let log = log
    var options = WebOptions()
    options.limits.uploadBytes = 1000
    options.limits.bodyBytes = 500
    options.words = .korean
    let views = WebViews()
    views.register(TrayModel.self) { model in
      Form(submit: "Upload") {
        TextField("Title", text: model.tray.title) { model.tray.title = $0 }
        FileField(
          "Photo", accepts: ["image/png"], limit: .init(bytes: 7, message: "Too much")
        ) { model.tray.files.append($0) }
      } onSubmit: {
        model.tray.uploads += 1
      }
      Button("Next") { model.onNext() }
      for file in model.tray.files {
        Image(file, named: file.name, width: 3, height: 2, label: "Photo \(file.name)")
      }
    }
    views.register(EmptyModel.self) { _ in Text("Nothing") }
    let app = WebApp("Files", path: "/files", views: views, options: options) { TrayFlow(log) }
    visitor = Visitor(app)
    await visitor.open()
  }

  @Test("The field asks for files, and its form sends them")
  func markup() async {
    let html = await visitor.send(WebRequest(path: visitor.address)).text ?? ""
    #expect(html.ranges(of: "enctype=\"multipart/form-data\"").count == 1)
    #expect(html.contains("accept=\"image/png\" data-limit=\"7\" data-complaint=\"Too much\""))
    #expect(html.contains("type=\"file\" name=\"file/Upload/Photo\""))
    // The browser's own text beside the field is in its own language, so it is hidden.
    #expect(html.contains("title=\"파일 선택\""))
    #expect(html.contains("<b>파일 선택</b><i><span>선택한 파일 없음</span></i>"))
  }

  @Test("A file is delivered with the fields, before the button of its form")
  func upload() async {
    await post([("field/Upload/Title", nil, "서울"), ("file/Upload/Photo", "a.png", "PNG")])
    #expect(log.title == "서울")
    #expect(log.files == [WebFile(name: "a.png", type: "image/png", bytes: Array("PNG".utf8))])
    #expect(log.uploads == 1)
  }

  @Test("Without a file, and with a file for another field, nothing is delivered")
  func nothing() async {
    await post([("file/Upload/Photo", "", "")])
    await post([("field/Upload/Title", "a.png", "PNG"), ("file/Photo", "a.png", "PNG")])
    await post([("file/Upload/Photo", nil, "text")])
    #expect(log.files.isEmpty)
    #expect(log.title == "")
    #expect(log.uploads == 3)
  }

  @Test("A covered or removed screen accepts no file")
  func covered() async {
    await visitor.press("Next")
    await post([("file/Upload/Photo", "a.png", "PNG")])
    #expect(log.files.isEmpty)
    #expect(log.uploads == 0)
  }

  @Test("A post that is too large, malformed or foreign changes nothing")
  func refused() async {
    let large = String(repeating: "x", count: 1000)
    #expect(await status([("file/Upload/Photo", "a.png", large)]) == 413)
    let text = String(repeating: "x", count: 501)
    #expect(await status([("field/Upload/Title", nil, text)]) == 400)
    #expect(await status([("file/Upload/Photo", "a.png", "1")], token: "1") == 403)
    #expect(await status([("file/Upload/Photo", "a.png", "1")]) { $0.body.removeLast(3) } == 400)
    #expect(
      await status([("file/Upload/Photo", "a.png", "1")]) {
        $0.headers["Sec-Fetch-Site"] = "cross-site"
      } == 403)
    #expect(
      await status([("file/Upload/Photo", "a.png", "1")]) {
        $0.headers["Content-Type"] = "multipart/form-data"
      } == 415)
    #expect(log.uploads == 0)
    #expect(log.files.isEmpty)
  }

  @Test("A server reads the allowed size of a body from its path")
  func bodyLimit() {
    let host = WebHost("All", apps: [visitor.app, makeTestApp()])
    #expect(host.bodyLimit(at: "/files/t/1") == 1000)
    #expect(host.bodyLimit(at: "/test") == WebLimits().bodyBytes)
    #expect(host.bodyLimit(at: "/nowhere") == 0)
  }

  @Test("A picture has the page's own address, while its screen is on the page")
  func picture() async throws {
    log.files = [WebFile(name: "사진 1", type: "image/png", bytes: [1, 2, 0, 255])]
    await visitor.reload()
    let html = await visitor.send(WebRequest(path: visitor.address)).text ?? ""
    let found = html.firstMatch(of: /src="\/files\/t\/[0-9a-f]+(\?file=[^"]*)" alt="Photo 사진 1"/)
    let source = try #require(found?.1)
    #expect(html.contains("width=\"3\" height=\"2\""))
    let response = await visitor.send(WebRequest(target: visitor.address + source))
    #expect(response.status == 200)
    #expect(response.headers["Content-Type"] == "image/png")
    #expect(response.headers["Cache-Control"] == "no-store")
    #expect(response.headers["X-Content-Type-Options"] == "nosniff")
    guard case .bytes([1, 2, 0, 255]) = response.body else {
      Issue.record("\(response.body)")
      return
    }
    // No other visitor gets it, and none when it is no longer shown.
    let other = Visitor(visitor.app)
    await other.open()
    #expect(await other.send(WebRequest(target: visitor.address + source)).status == 404)
    #expect(await other.send(WebRequest(target: other.address + source)).status != 404)
    log.files = []
    await visitor.reload()
    #expect(await visitor.send(WebRequest(target: visitor.address + source)).status == 404)
    #expect(await visitor.send(WebRequest(target: visitor.address + "?file=%")).status == 200)
  }

  @Test(
    "Data that is no picture is never shown as a page",
    arguments: ["text/html", "image/svg+xml", "image/png; x", "application/javascript", ""])
  func types(_ type: String) async {
    log.files = [WebFile(name: "x", type: type, bytes: Array("<script>".utf8))]
    await visitor.reload()
    let response = await visitor.send(WebRequest(target: visitor.address + "?file=x"))
    #expect(response.headers["Content-Type"] == "application/octet-stream")
    #expect(response.headers["Content-Disposition"] == "attachment")
    #expect(response.headers["Content-Security-Policy"]?.contains("default-src 'none'") == true)
  }

  // MARK: - Posting

  private typealias Part = (name: String, filename: String?, body: String)

  private func post(_ parts: [Part]) async {
    #expect(await status(parts) == 303)
  }

  private func status(
    _ parts: [Part], token: String? = nil, _ change: (inout WebRequest) -> Void = { _ in }
  ) async -> Int {
    let html = await visitor.send(WebRequest(path: visitor.address)).text ?? ""
    let button = html.firstMatch(of: /value="(tap:[^"]*submit\/Upload)"/)?.1 ?? "tap:1:x"
    let page = PageReader(html)
    let all: [Part] = [("token", nil, token ?? page.token), ("do", nil, String(button))] + parts
    var body = ""
    for part in all {
      body += "--limit\r\nContent-Disposition: form-data; name=\"\(part.name)\""
      if let name = part.filename {
        body += "; filename=\"\(name)\"\r\nContent-Type: image/png"
      }
      body += "\r\n\r\n\(part.body)\r\n"
    }
    var request = WebRequest(
      method: "POST", path: visitor.address,
      headers: ["Content-Type": "multipart/form-data; boundary=limit"],
      body: Array((body + "--limit--\r\n").utf8))
    change(&request)
    return await visitor.send(request).status
  }
}

@Observable @MainActor
private final class Tray {
  var title = ""
  var files: [WebFile] = []
  var uploads = 0
}

@Observable @MainActor
private final class TrayModel {
  let tray: Tray
  @ObservationIgnored let onNext: @MainActor () -> Void
  init(_ tray: Tray, onNext: @escaping @MainActor () -> Void) {
    self.tray = tray
    self.onNext = onNext
  }
}

@MainActor
private final class EmptyModel {}

@MainActor
private final class TrayFlow: Coordinator {
  enum Route { case tray, empty }
  let navigation = Stack<Route>(.tray)
  let tray: Tray
  init(_ tray: Tray) { self.tray = tray }

  func destination(for route: Route) -> Destination {
    switch route {
    case .tray: .screen(TrayModel(tray) { self.push(.empty) })
    case .empty: .screen(EmptyModel())
    }
  }
}
