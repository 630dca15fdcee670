import Foundation
import Observation
import Testing
@_spi(Hosting) import Usher
import UsherLinks
import UsherWeb

@Suite("The stream of updates", .drained, .timeLimit(.minutes(10)))
@MainActor
struct StreamTests {
  /// Reads a stream event by event.
  @MainActor
  private final class Listener {
    private var events: [String?] = []
    private var waiting: CheckedContinuation<Void, Never>?

    init?(_ response: WebResponse) {
      guard case .stream(let stream) = response.body else { return nil }
      Task {
        for await bytes in stream { received(String(decoding: bytes, as: UTF8.self)) }
        received(nil)
      }
    }

    /// Returns the next event; `nil` at the end.
    func next() async -> String? {
      if events.isEmpty {
        await withTaskCancellationHandler {
          await withCheckedContinuation { waiting = $0 }
        } onCancel: {
          // The time limit: the test continues, without an event.
          Task { @MainActor in received(nil) }
        }
      }
      return events.removeFirst()
    }

    private func received(_ event: String?) {
      events.append(event)
      waiting?.resume()
      waiting = nil
    }
  }

  /// Returns an app of one screen whose model the test keeps.
  private func counterApp(_ model: CounterModel, _ clock: ManualClock = ManualClock()) -> WebApp {
    let views = WebViews()
    views.register(CounterModel.self) { model in
      model.renderings += 1
      Text("Count \(model.count) of \(model.other)")
    }
    var options = WebOptions()
    options.clock = clock
    return WebApp("Counter", path: "/counter", views: views, options: options) {
      CounterFlow(model)
    }
  }

  private func listen(_ visitor: Visitor) async throws -> Listener {
    let response = await visitor.send(WebRequest(path: visitor.address + "/events"))
    #expect(response.headers["Content-Type"] == "text/event-stream")
    return try #require(Listener(response))
  }

  @Test("It begins with the current state")
  func first() async throws {
    let visitor = Visitor(counterApp(CounterModel()))
    await visitor.open()
    let event = try #require(await listen(visitor).next())
    #expect(event.contains("\nevent: update\ndata: {"))
    #expect(event.contains("Count 0 of 0"))
    #expect(event.hasSuffix("}\n\n"))
    #expect(event.hasPrefix("retry: 1000\nid: "))
    #expect(event.split(separator: "\n").count == 4)
  }

  @Test("A changed property that a screen read renders once, however much changed in a turn")
  func rendersOnce() async throws {
    let model = CounterModel()
    let visitor = Visitor(counterApp(model))
    await visitor.open()
    let listener = try await listen(visitor)
    _ = await listener.next()
    let before = model.renderings
    model.count = 1
    model.other = 5
    model.count = 2
    let event = try #require(await listener.next())
    #expect(event.contains("Count 2 of 5"))
    #expect(model.renderings == before + 1)
  }

  @Test(
    "A page without further changes is rendered no more, however long its stream is open")
  func rests() async throws {
    let model = CounterModel()
    let views = WebViews()
    views.register(CounterModel.self) { Text("Count \($0.count)") }
    var panels = 0
    let app = WebApp(
      "Counter", path: "/counter", views: views,
      beside: { _ in
        panels += 1
        return .empty
      }
    ) { CounterFlow(model) }
    let visitor = Visitor(app)
    await visitor.open()
    let listener = try await listen(visitor)
    _ = await listener.next()
    model.count = 1
    let event = try #require(await listener.next())
    #expect(event.contains("Count 1"))
    for _ in 1...100 { await Task.yield() }
    let before = panels
    for _ in 1...100 { await Task.yield() }
    #expect(panels == before)
  }

  @Test("A new route of the shown place sends the new address, although the page is the same")
  func updatedRoute() async throws {
    let flow = PagedFlow()
    let views = WebViews()
    views.register(CounterModel.self) { _ in Text("A page") }
    let visitor = Visitor(WebApp("Paged", path: "/paged", views: views) { flow })
    await visitor.open()
    let path = "/paged/t/\(visitor.address.suffix(32))/events"
    let listener = try #require(Listener(await visitor.send(WebRequest(path: path))))
    #expect(try #require(await listener.next()).contains("/paged/1?tree="))
    flow.update(.page(2))
    #expect(try #require(await listener.next()).contains("/paged/2?tree="))
  }

  @Test("A property that no screen read renders nothing")
  func unread() async throws {
    let model = CounterModel()
    let visitor = Visitor(counterApp(model))
    await visitor.open()
    let listener = try await listen(visitor)
    _ = await listener.next()
    let before = model.renderings
    model.unread = 7
    model.count = 1
    #expect(try #require(await listener.next()).contains("Count 1"))
    #expect(model.renderings == before + 1)
  }

  @Test("A title that changes reaches the bar")
  func title() async throws {
    let model = CounterModel()
    let visitor = Visitor(counterApp(model))
    await visitor.open()
    let listener = try await listen(visitor)
    _ = await listener.next()
    model.title = "<New>"
    let event = try #require(await listener.next())
    #expect(event.contains("\"title\":\"<New> · Counter\""))
    #expect(event.contains("&lt;New&gt;"))
  }

  @Test("A post's answer and the stream bring the same version")
  func versions() async throws {
    let visitor = Visitor(makeTestApp())
    await visitor.open()
    let listener = try await listen(visitor)
    _ = await listener.next()
    let button = try #require(visitor.page.button("Log in")).value
    let answer = await visitor.postByScript(button)
    let version = try #require(answer.firstMatch(of: /"version":(\d+)/)).1
    let event = try #require(await listener.next())
    #expect(event.hasPrefix("id: \(version)\n"))
    #expect(event.contains("HomeFlow"))
  }

  @Test("The heartbeat is written to silent streams, by the injected clock")
  func heartbeat() async throws {
    let clock = ManualClock()
    let visitor = Visitor(counterApp(CounterModel(), clock))
    await visitor.open()
    let listener = try await listen(visitor)
    _ = await listener.next()
    // The heartbeat, and the timer for idle trees.
    await clock.sleepers(2)
    clock.advance(by: .seconds(20))
    #expect(await listener.next() == ": \n\n")
    await clock.sleepers(2)
    clock.advance(by: .seconds(20))
    #expect(await listener.next() == ": \n\n")
  }

  @Test("When the tree ends, the stream says so and ends")
  func gone() async throws {
    let model = CounterModel()
    let visitor = Visitor(counterApp(model))
    await visitor.open()
    let listener = try await listen(visitor)
    _ = await listener.next()
    visitor.app.close()
    #expect(await listener.next() == "event: gone\ndata: \n\n")
    #expect(await listener.next() == nil)
    #expect(await visitor.send(WebRequest(path: visitor.address)).status == 404)
  }
}

@Observable @MainActor
final class CounterModel: ScreenConfiguring {
  var title = "Counter"
  var screenOptions: ScreenOptions { ScreenOptions(title: title) }
  var count = 0
  var other = 0
  var unread = 0
  @ObservationIgnored var renderings = 0
}

private final class PagedFlow: Coordinator, Linkable {
  enum Route: Hashable { case page(Int) }
  static let links: Links<Route> = [RouteLink(":page", Route.page)]
  let navigation = Stack<Route>(.page(1))
  let model = CounterModel()
  func destination(for route: Route) -> Destination { .screen(model) }
}

@MainActor
private final class CounterFlow: Coordinator {
  enum Route { case counter }
  let navigation = Stack<Route>(.counter)
  let model: CounterModel
  init(_ model: CounterModel) { self.model = model }
  func destination(for route: Route) -> Destination { Destination.screen(model) }
}
