import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

/// All tests of the stand-in share its clock, so that they run one after another.
@MainActor @Suite("SwiftUI", .serialized) struct SwiftUITests {}

/// A log of events, in order.
@MainActor final class Log {
  private(set) var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
  /// The lines since the previous read.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
  /// Gives tasks turns until the line is there, and fails if it does not come.
  func wait(for line: String, at location: SourceLocation = #_sourceLocation) async {
    for _ in 0..<10_000 {
      if lines.contains(line) { return }
      await Task.yield()
    }
    Issue.record("“\(line)” never came", sourceLocation: location)
  }
  /// Records that a body runs.
  func body(_ name: String) -> EmptyView {
    lines.append(name)
    return EmptyView()
  }
}

/// A window on a manual clock that shows a view.
@MainActor final class Stage {
  let window: UIWindow
  let controller: UIViewController
  var person: SwiftUIPerson { SwiftUIPerson(in: window) }

  init<Content: View>(_ system: StandIn.System = .init(), @ViewBuilder _ content: () -> Content) {
    StandIn.reset()
    StandIn.system = system
    StandIn.echoesMessages = false
    StandIn.clock.mode = .manual
    window = UIWindow(frame: UIScreen.main.bounds)
    controller = UIHostingController(rootView: content())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
  }

  /// The texts on the screen.
  var texts: [String] { person.texts }
  func settle() { StandIn.clock.runUntilIdle() }
  func tap(_ title: String) throws {
    try person.tap(title)
    settle()
  }
  func tapBack() throws {
    try person.tapBack()
    settle()
  }
  func tapTab(_ title: String) throws {
    try person.tapTab(title)
    settle()
  }
  func advance(_ turns: Int = 1) { StandIn.clock.advance(turns) }
}
