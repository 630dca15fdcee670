import Foundation
import Measuring
import Usher
import UsherWeb

extension Measuring.Group {
  /// A user's step in the example app Practice, from the request to the bytes of the answer.
  ///
  /// Two screens of one flow are opened and left in turn. The page is the whole phone, as JSON.
  static let web = Measuring.Group(
    "In a browser",
    workloads: webRows,
    readings: [
      Reading("an idle tree of Practice", unit: "KiB") { memory(opened: 4_000) }
    ],
    budgets: [
      Budget(
        "an action with its page, against building the bytes by hand",
        .instructions(
          "an action with its page, UsherWeb", times: "an action with its page, by hand"),
        .atMost(2)),
      Budget("memory of an idle tree", .reading("an idle tree of Practice"), .atMost(16)),
    ])

  private static let webRows: [Workload] = [
    Workload("an action with its page, by hand") {
      prepared { visit, steps in
        let server = visit.serverByHand()
        for step in steps {
          await visit.send(step)
          let answer = await server.respond(to: step).text ?? ""
          guard answer == visit.page else {
            // Traps, because both must write the same page.
            fatalError("\(answer)\n\(visit.page)")
          }
        }
        return server.respond
      }
    },
    Workload("an action with its page, UsherWeb") {
      prepared { visit, steps in
        for step in steps { await visit.send(step) }
        return visit.app.respond
      }
    },
  ]

  /// Takes some steps beforehand, and counts a hundred more.
  @MainActor
  private static func prepared(
    _ prepare:
      @escaping @MainActor (Visit, ArraySlice<WebRequest>) async ->
      @MainActor (WebRequest) async -> WebResponse
  ) -> @MainActor () -> Void {
    var steps: [WebRequest] = []
    var respond: (@MainActor (WebRequest) async -> WebResponse)?
    finish {
      let visit = await Visit(Visit.app())
      await visit.press("/First")
      await visit.press("/FirstSub")
      steps = visit.steps(120)
      respond = await prepare(visit, steps.prefix(20))
    }
    let (answer, counted) = (respond, steps.dropFirst(20))
    return {
      finish {
        for step in counted {
          let response = await answer?(step)
          precondition(response?.status == 200)
        }
      }
    }
  }

  /// Returns the growth of a process for each tree, opened and used by a separate visitor, in KiB.
  @MainActor
  private static func memory(opened count: Int) -> Double {
    var growth = 0.0
    finish {
      let app = Visit.app(pages: count * 2)
      func open(_ count: Int) async {
        for _ in 0..<count { await Visit(app).press("/First") }
      }
      await open(200)
      let before = Memory.residentBytes
      await open(count)
      growth = Double(Memory.residentBytes - before) / Double(count) / 1024
      withExtendedLifetime(app) {}
    }
    return growth
  }
}
