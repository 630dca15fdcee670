import OneThread
import SwiftUI
import SwiftUIPerson
import UIKit
import UIKitPerson

@testable import CampusSwiftUIApp
@testable import DeviceSteps
@testable import FactsApp

/// Runs steps with a host, on a system.
@MainActor
struct StepRun {
  enum Outcome: Equatable, Sendable { case passed, skipped, failed(String) }

  private let host: Phone.Host
  private let system: StandIn.System

  init(_ host: Phone.Host, _ system: StandIn.System) {
    self.host = host
    self.system = system
  }

  /// Runs all steps, in their order.
  func outcomes() async -> [(step: String, outcome: Outcome)] {
    var all: [(String, Outcome)] = []
    for (step, run) in steps { all.append((step, await outcome(run))) }
    return all
  }

  /// Runs one step, and expects no message of UIKit's unless it may come.
  func outcome(_ step: Step, mayComplain: Bool = false) async -> Outcome {
    OneThread.begin()
    StandIn.reset()
    StandIn.system = system
    StandIn.clock.mode = .manual
    StandIn.echoesMessages = false
    XCTestCase._failures = []
    Phone.host = host
    XCUIApplication._register("org.example.usher.campus") { link in
      _RunningApp(
        StandIn.connectScene(delegate: makeSceneDelegate(), urls: link.map { [$0] } ?? []))
    }
    XCUIApplication._register("org.example.usher.facts") { link in
      _RunningApp(FactsApp._launch(opening: link))
    }
    XCUIApplication._register("org.example.usher.campus-swiftui") { link in
      _RunningApp(CampusApp._launch(opening: link))
    }
    do {
      try await step()
    } catch is XCTSkip {
      return .skipped
    } catch {
      return .failed("\(error)")
    }
    let messages = mayComplain ? [] : StandIn.messages + StandIn.exceptions
    let complaints = XCTestCase._failures + messages
    // What the app says while it ends belongs to no step.
    XCUIApplication._endAll()
    await XCUIApplication._settle()
    StandIn.reset()
    return complaints.first.map { .failed($0) } ?? .passed
  }
}
