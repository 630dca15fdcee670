// The code of docs/inspector.md, compiled; `house check` checks that it contains each block of the page.
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
    let (method, target, body): (String, String, [UInt8]) = ("GET", page, [])
    let headers = [(name: "Host", value: "localhost")]
    let response = await inspector.respond(
      to: InspectorRequest(
        method: method, target: target, headers: headers, body: body))
    #expect(response.status == 200)
    let answer = await inspector.answer(#"{"do":"tree"}"#)
    #expect(answer.contains("PageFlow (stack)"))
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
