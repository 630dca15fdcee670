// The code of docs/inspector.md, compiled; `house check` checks that it contains each block of the page.
import Foundation
import Testing
import Usher
import UsherJournal
import UsherTesting

#if DEBUG
  import UsherInspector
#endif

private final class PageFlow: Coordinator {
  enum Route { case first, note(Int) }
  let navigation = Stack<Route>(.first)
  func destination(for route: Route) -> Destination { .screen(Page()) }
}

private final class Page {}

@Suite("The code of the inspector’s page")
@MainActor
struct InspectorDocsTests {
  @Test("follows a tree, and answers requests")
  func following() async {
    let host = InMemoryHost(PageFlow())
    let inspector = Inspector()
    let page = inspector.open()
    #if DEBUG
      inspector.add(host.tree, named: "Phone")
    #endif
    inspector.add(host.tree, named: "Phone", replaying: { PageFlow() })
    let (method, target, body): (String, String, [UInt8]) = ("GET", page, [])
    let headers = [(name: "Host", value: "localhost")]
    let response = await inspector.respond(
      to: InspectorRequest(
        method: method, target: target, headers: headers, body: body))
    #expect(response.status == 200)
    let answer = await inspector.answer(#"{"do":"tree"}"#)
    #expect(answer.contains("PageFlow (stack)"))
  }

  @Test("adds a map and a switch")
  func adding() async throws {
    final class Layer { var speed = 1.0 }
    let window = (layer: Layer(), isKey: true)
    let inspector = Inspector()
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Examples/Sources/DemoServer/Maps/Practice.json")
    try inspector.addMap(Data(contentsOf: file))
    inspector.addSwitch("Slow transitions") { isOn in window.layer.speed = isOn ? 0.1 : 1 }
    inspector.allowsChanges = true
    _ = await inspector.answer(#"{"do":"switch","name":"Slow transitions","isOn":true}"#)
    #expect(window.layer.speed == 0.1)
  }

  @Test("leaves breadcrumbs")
  func breadcrumbs() {
    let flow = PageFlow()
    let host = InMemoryHost(flow)
    var lines: [String] = []
    func report(_ line: String) { lines.append(line) }
    let breadcrumbs = Breadcrumbs(host.tree, limit: 50)
    breadcrumbs.onLine = { line in report(line) }
    flow.push(.note(1))
    #expect(lines == ["!2 push note(…) in PageFlow by code"])
    #expect(breadcrumbs.lines == lines)
  }
}
