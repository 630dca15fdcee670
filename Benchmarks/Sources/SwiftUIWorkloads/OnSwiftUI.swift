import HandWrittenSwiftUI
import Measuring
import UsherSwiftUI

extension Measuring.Group {
  /// Screens and sheets come and leave, and tabs are selected, on SwiftUI's stand-in, animated, with
  /// each step awaited.
  static let onSwiftUI = Measuring.Group(
    "On SwiftUI's stand-in",
    workloads: Step.allCases.flatMap { step in
      [
        Workload("\(step) on SwiftUI, by hand", operations: 20, on: { PhoneByHand() }) {
          step.perform(on: $0, $1)
        },
        Workload("\(step) on SwiftUI, embedded", operations: 20, on: { Phone(.embedded) }) {
          step.perform(on: $0, $1)
        },
        Workload("\(step) on SwiftUI, native", operations: 20, on: { Phone(.native) }) {
          step.perform(on: $0, $1)
        },
      ]
    },
    readings: [FlowHost.Kind.embedded, .native].flatMap { kind in
      [
        Reading("bodies evaluated by a push, \(kind)", unit: "bodies") { Phone(kind).bodies },
        Reading("memory of a screen in a stack, \(kind)", unit: "KiB") {
          memory { Phone(kind) }
        },
      ]
    } + [
      Reading("memory of a screen in a stack, by hand", unit: "KiB") { memory { PhoneByHand() } }
    ],
    budgets: [
      Budget(
        "push and pop with the embedded host, against a router over bindings",
        .instructions(
          "push and pop on SwiftUI, embedded", times: "push and pop on SwiftUI, by hand"),
        .atMost(1)),
      Budget(
        "push and pop with the native host, against a router over bindings",
        .instructions("push and pop on SwiftUI, native", times: "push and pop on SwiftUI, by hand"),
        .atMost(3)),
      Budget(
        "bodies evaluated by a push with the embedded host",
        .reading("bodies evaluated by a push, embedded"), .atMost(1)),
    ])

  /// The growth of the process for each pushed screen, in KiB.
  @MainActor
  private static func memory(_ make: @MainActor () -> some NumbersPhone) -> Double {
    let (phone, count) = (make(), 400)
    for number in 0..<100 { phone.push(number) }
    let before = Memory.residentBytes
    for number in 0..<count { phone.push(number) }
    let growth = Memory.residentBytes - before
    return withExtendedLifetime(phone) { Double(growth) / Double(count) / 1024 }
  }
}

/// What a user's tap leads to, there and back.
private enum Step: String, CaseIterable, Sendable, CustomStringConvertible {
  case push = "push and pop"
  case present = "present and dismiss"
  case select = "select a tab and the former"

  var description: String { rawValue }

  @MainActor
  func perform(on phone: some NumbersPhone, _ number: Int) {
    switch self {
    case .push:
      phone.push(number)
      phone.pop()
    case .present:
      phone.present(number)
      phone.dismiss()
    case .select:
      phone.select(1)
      phone.select(0)
    }
  }
}
