import Foundation
import Testing
import Usher
import UsherWeb

/// With any value of a limit pages are opened, used and closed, and nothing traps.
@Suite("Every limit is accepted", .drained, .timeLimit(.minutes(10)))
@MainActor
struct EveryLimitTests {
  private nonisolated static let numbers = [Int.min, -1, 0, 1, Int.max]
  private nonisolated static let durations = [
    Duration.seconds(Int64.min), .seconds(-1), .zero, .nanoseconds(1), .seconds(Int64.max),
  ]

  @Test("of numbers", arguments: numbers)
  func numbers(number: Int) async {
    let app = makeTestApp {
      $0.limits.pages = number
      $0.limits.pagesPerVisitor = number
      $0.limits.bodyBytes = number
      $0.limits.fieldBytes = number
      $0.limits.uploadBytes = max(number, 1_000)
    }
    let visitor = Visitor(app)
    for _ in 0..<3 { await visitor.open() }
    #expect(visitor.status == 200)
    #expect(app.bodyLimit == max(number, 1_000))
    // Input over the limit is refused, and nothing is lost by that.
    await visitor.post("back")
    var parts = visitor.request("back")
    parts.headers["Content-Type"] = "multipart/form-data; boundary=x"
    parts.body = Array("--x\r\nContent-Disposition: form-data; name=a\r\n\r\nb\r\n--x--\r\n".utf8)
    _ = await visitor.send(parts)
    #expect(app.pageCount >= 1)
    app.close()
  }

  @Test("of times", arguments: durations)
  func times(time: Duration) async {
    let store = TextStore()
    let app = makeTestApp {
      $0.limits.idleTime = time
      $0.heartbeatInterval = time
      $0.storeTimeout = time
      $0.store = store
    }
    let visitor = Visitor(app)
    await visitor.open()
    let stream = await visitor.send(WebRequest(path: visitor.address + "/events"))
    await visitor.reload()
    _ = stream
    app.close()
  }

  @Test("A heartbeat without a pause beats ten times a second")
  func heartbeat() async throws {
    let clock = ManualClock()
    let app = makeTestApp {
      $0.clock = clock
      $0.heartbeatInterval = .seconds(-1)
    }
    let visitor = Visitor(app)
    await visitor.open()
    let stream = await visitor.send(WebRequest(path: visitor.address + "/events"))
    await clock.sleepers(2)
    clock.advance(by: .milliseconds(100))
    await clock.sleepers(2)
    _ = stream
    app.close()
  }
}
