import SwiftUI
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherHostTesting

/// The view of a screen of the contract suite.
struct ContractView: View {
  static let identifier = "screen of the contract"

  let screen: ContractScreen
  let audience: ContractAudience
  private let ticket: Ticket

  init(screen: ContractScreen, audience: ContractAudience) {
    self.screen = screen
    self.audience = audience
    ticket = Ticket(screen)
    audience.note(screen)
  }

  var body: some View {
    Text(screen.name)
      .accessibilityIdentifier(Self.identifier)
      .onAppear { audience.heard?(screen) }
      .onDisappear { audience.heard?(screen) }
  }

  /// The names of the screens whose views are still there.
  @MainActor static var living: [String] {
    Ticket.all.removeAll { $0.ticket == nil }
    return Ticket.all.compactMap { $0.ticket?.name }
  }

  /// H11: no view outlives its host, whatever was presented when that went.
  @MainActor static func expectNothingLeft() async {
    for _ in 0..<20 {
      guard !living.isEmpty else { break }
      StandIn.clock.runUntilIdle()
      await Task.yield()
    }
    let left = living
    forgetLiving()
    #expect(left == [])
  }

  /// Begins to count anew.
  @MainActor static func forgetLiving() { Ticket.all = [] }

  @MainActor
  private final class Ticket {
    struct Weak { weak var ticket: Ticket? }
    static var all: [Weak] = []
    let name: String
    init(_ screen: ContractScreen) {
      name = screen.name
      Self.all.append(Weak(ticket: self))
    }
  }
}

/// Knows the screens that were shown, and hears when they come and go.
@MainActor
final class ContractAudience {
  var heard: (@MainActor (AnyObject) -> Void)?
  private struct Weak { weak var screen: ContractScreen? }
  private var screens: [String: Weak] = [:]

  func note(_ screen: ContractScreen) { screens[screen.name] = Weak(screen: screen) }
  func screen(named name: String) -> ContractScreen? { screens[name]?.screen }
}
