import Testing
import Usher

@testable import UsherWeb

@Suite("Thousands of requests that no browser sends", .drained, .timeLimit(.minutes(1)))
@MainActor
struct MutatedRequestTests {
  private static let secret = "geheim-비밀"

  @Test(
    "are answered below 500, at once, and another visitor's tree is neither changed nor seen",
    arguments: [UInt64(1), 2])
  func mutated(_ seed: UInt64) async {
    let app = makeTestApp {
      $0.limits.pages = 40
      $0.limits.pagesPerVisitor = 5
    }
    let victim = Visitor(app)
    await victim.open()
    await victim.press("Log in", ["field/Log in/Name": Self.secret])
    await victim.press("Open item 2")
    let tree = victim.tree
    let foreign = victim.request(victim.page.button("Next")?.value ?? "")
    let attacker = Visitor(app)
    await attacker.open()
    var mutator = RequestMutator(dice: Dice(seed: seed))
    mutator.foreign = [victim.address, victim.page.token, String(victim.address.suffix(32))]
    var statuses: [Int: Int] = [:]

    for round in 0..<700 {
      if round.isMultiple(of: 40) { await attacker.open() }
      let base = await self.base(round, attacker, foreign, &mutator.dice)
      let requests = (0...round % 3).map { _ in mutator.mutated(base) }
      let before = trees(app)
      let start = ContinuousClock.now
      let answers = await together(requests, to: app)
      let took = ContinuousClock.now - start
      #expect(took < .seconds(2), "\(requests)")
      for answer in answers {
        statuses[answer.status, default: 0] += 1
        #expect((200..<500).contains(answer.status), "\(requests)")
        #expect(answer.headers["Content-Security-Policy"] != nil, "\(requests)")
        #expect(answer.text?.contains(Self.secret) != true, "\(requests)")
      }
      let after = trees(app)
      #expect(after[victim.address] == tree, "\(requests)")
      if answers.allSatisfy({ $0.status >= 400 }) { #expect(after == before, "\(requests)") }
    }
    await victim.reload()
    #expect(victim.status == 200)
    // What was sent was not all turned away at the door.
    for status in [200, 303, 400, 403, 404, 405] { #expect(statuses[status, default: 0] > 5) }
  }

  private func trees(_ app: WebApp) -> [String: String] {
    let pages = app.store.pages.filter { !$0.hasEnded }
    return Dictionary(pages.map { (app.address(of: $0), $0.tree.description) }) { $1 }
  }

  /// What a browser would have sent.
  private func base(
    _ round: Int, _ attacker: Visitor, _ foreign: WebRequest, _ dice: inout Dice
  ) async -> WebRequest {
    var request: WebRequest
    switch dice.roll(8) {
    case 0:
      request = foreign
      if dice.roll(2) == 0 { request = WebRequest(path: foreign.path) }
    case 1: request = WebRequest(path: dice.one(of: ["/test", "/test/", "/test/usher.js"]))
    case 2:
      let last = dice.one(of: ["", "/events", "?file=x"])
      request = WebRequest(target: attacker.address + last)
    default:
      await attacker.reload()
      let buttons = attacker.page.buttons
      let value = buttons.isEmpty ? "back:1" : dice.one(of: buttons).value
      request = attacker.request(value, ["field/Log in/Name": "Eve", "field/Text": "\(round)"])
    }
    request.headers["Cookie"] = attacker.cookie
    return request
  }
}
