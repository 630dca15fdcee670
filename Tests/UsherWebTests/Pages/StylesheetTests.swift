import Testing
@_spi(Hosting) import Usher
import UsherWeb

@MainActor
private final class EmptyTab: ScreenConfiguring {
  let tabItem: TabItem
  var screenOptions: ScreenOptions { ScreenOptions(tabItem: tabItem) }
  init(_ image: String?) { tabItem = TabItem("Tab", imageName: image) }
}

@MainActor
private final class IconTabs: Coordinator {
  enum Route: Codable { case known, filled, own, none, wrong }
  let navigation = Tabs<Route>(.known, .filled, .own, .none, .wrong)

  func destination(for route: Route) -> Destination {
    switch route {
    case .known: .screen(EmptyTab("house"))
    case .filled: .screen(EmptyTab("person.fill"))
    case .own: .screen(EmptyTab("own"))
    case .none: .screen(EmptyTab(nil))
    case .wrong: .screen(EmptyTab("hosue.fill"))
    }
  }
}

@MainActor
private final class Received {
  var misuses: [Misuse] = []
}

@Suite("The style of pages", .drained)
@MainActor
struct StylesheetTests {
  private func link(in app: WebApp) async -> String? {
    let page = await app.respond(to: WebRequest(path: "/test/nowhere")).text ?? ""
    let link = page.firstMatch(of: /<link rel="stylesheet" href="([^"]*)"/)
    #expect(page.ranges(of: "rel=\"stylesheet\"").count == 1)
    return (link?.output.1).map(String.init)
  }

  private func sheet(_ style: WebStylesheet) async throws -> (text: String, address: String) {
    let app = makeTestApp { $0.stylesheet = style }
    let address = try #require(await link(in: app))
    let response = await app.respond(to: WebRequest(target: address))
    #expect(response.status == 200)
    #expect(response.headers["Content-Type"] == "text/css; charset=utf-8")
    #expect(response.headers["Cache-Control"]?.contains("immutable") == true)
    return (response.text ?? "", address)
  }

  @Test("An app's rules come after the host's, or alone, at an address of their own")
  func own() async throws {
    let standard = try await sheet(.standard)
    let more = try await sheet(.adding(":root { --tint: #b00 } .a::before { content: ' : ; ' }"))
    let alone = try await sheet(.only("[hidden] { display: none }"))
    #expect(more.text.hasPrefix(standard.text))
    #expect(more.text.hasSuffix(":root { --tint: #b00 } .a::before { content: ' : ; ' }"))
    #expect(alone.text == "[hidden] { display: none }")
    #expect(Set([standard.address, more.address, alone.address]).count == 3)
  }

  @Test("Several are joined in their order")
  func joined() async throws {
    let joined = try await sheet(.adding(".a {}") + .standard + .adding(".b {}"))
    #expect(joined.text.hasSuffix("\n.a {}\n.b {}"))
    #expect(try await sheet(.only(".a {}") + .only(".b {}")).text == ".a {}\n.b {}")
    #expect(WebStylesheet.adding("") == .standard)
  }

  @Test("The host's stylesheet and script are served without their comments")
  func comments() {
    for asset in [Asset.stylesheet, .stylesheetWithPanel, .script] {
      let text = String(decoding: asset.bytes, as: UTF8.self)
      #expect(!text.contains("/*"))
      #expect(text.matches(of: /(?m)^ *\/\//).isEmpty)
    }
  }

  @Test("The pages allow no style but that file")
  func policy() async {
    let app = makeTestApp { $0.stylesheet = .adding("p { color: red }") }
    let page = await app.respond(to: WebRequest(path: "/test/nowhere"))
    #expect(page.headers["Content-Security-Policy"]?.contains("style-src 'self'") == true)
    expect(page.text, lacks: "color: red")
  }

  @Test("A tab shows the app's own drawing under a name, else the host's")
  func icons() async {
    let app = makeTestApp {
      $0.icons = ["house": Icon(path: "M1 2h3"), "other": Icon(path: "M9 9h9")]
    }
    let visitor = Visitor(app)
    await visitor.open()
    await visitor.press("Log in")
    let page = await visitor.send(WebRequest(path: visitor.address)).text ?? ""
    expect(page, contains: "<path d=\"M1 2h3\">")
    expect(page, lacks: "M9 9h9")
    expect(page, contains: "<path d=\"M12 8.5a3.5")
    #expect(!visitor.events.contains("misuse"))
  }

  @Test("A missing image of a tab is reported once, with the known names")
  func unknownIcon() async {
    let received = Received()
    let visitor = Visitor(app(received) { IconTabs() })
    await visitor.open()
    await visitor.reload()
    #expect(received.misuses.count == 1)
    let misuse = received.misuses.first?.description ?? ""
    for word in ["“hosue.fill”", "arrow, bell, book", "own"] { expect(misuse, contains: word) }
  }

  /// An app with one wrong image, whose misuse `received` notes.
  private func app(
    _ received: Received, _ makeTabs: @escaping @MainActor () -> IconTabs
  ) -> WebApp {
    let views = WebViews()
    views.register(EmptyTab.self) { _ in Text("Nothing") }
    var options = WebOptions()
    options.icons = ["own": Icon(path: "M1 2h3")]
    options.configuration.onMisuse = { received.misuses.append($0) }
    return WebApp(
      "Tabs", path: "/tabs", views: views, options: options, root: makeTabs)
  }
}
