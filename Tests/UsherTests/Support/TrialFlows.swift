import Usher
import UsherTesting

/// A screen with a name, which may report its release.
final class TrialPage {
  let name: String
  private let owner: AnyObject?
  private let onDeinit: (@MainActor @Sendable () -> Void)?

  /// - Parameter owner: An object that it retains, as the closures of an app's screens retain their
  ///   coordinator.
  init(
    _ name: String, of owner: AnyObject? = nil,
    onDeinit: (@MainActor @Sendable () -> Void)? = nil
  ) {
    (self.name, self.owner, self.onDeinit) = (name, owner, onDeinit)
  }

  deinit {
    if let onDeinit { MainActor.assumeIsolated { onDeinit() } }
  }
}

/// Events in order, for closures that cannot capture variables.
@MainActor
final class TrialLog {
  var lines: [String] = []
  var actions: [@MainActor () -> Void] = []

  func callAsFunction(_ line: String) { lines.append(line) }
}

/// A stack whose routes are words: each leads to the test's destination, or to a page.
final class TrialStack: Coordinator {
  typealias Output = Int
  typealias Guide = [String: @MainActor (TrialStack) -> Destination]
  typealias Make = @MainActor (TrialStack, String) -> Destination?

  let navigation: Stack<String>
  private let make: Make
  private let life: @MainActor (TrialStack) async -> Void

  /// A route that is not in the guide leads to a page that retains this flow.
  init(_ start: Stack<String>, _ guide: Guide = [:]) {
    navigation = start
    make = { flow, route in guide[route]?(flow) ?? .screen(TrialPage(route, of: flow)) }
    life = { _ in }
  }

  convenience init(_ first: String, _ guide: Guide = [:]) {
    self.init(Stack(first), guide)
  }

  init(
    _ first: String = "a", make: @escaping Make = { _, _ in nil },
    life: @escaping @MainActor (TrialStack) async -> Void = { _ in }
  ) {
    navigation = Stack(first)
    (self.make, self.life) = (make, life)
  }

  func destination(for route: String) -> Destination {
    make(self, route) ?? .screen(TrialPage(route))
  }

  func lifetime() async { await life(self) }
}

/// Tabs whose routes are words, `x`, `y` and `z` by default.
final class TrialTabs: Coordinator {
  typealias Output = Int
  typealias Guide = [String: @MainActor (TrialTabs) -> Destination]
  typealias Make = @MainActor (TrialTabs, String) -> Destination?

  let navigation: Tabs<String>
  private let make: Make

  /// A route that is not in the guide leads to a page that retains this flow.
  init(_ start: Tabs<String>, _ guide: Guide = [:]) {
    navigation = start
    make = { flow, route in guide[route]?(flow) ?? .screen(TrialPage(route, of: flow)) }
  }

  init(make: @escaping Make = { _, _ in nil }) {
    navigation = Tabs("x", "y", "z")
    self.make = make
  }

  func destination(for route: String) -> Destination {
    make(self, route) ?? .screen(TrialPage(route))
  }
}

/// A switcher whose routes are words.
final class TrialSwitcher: Coordinator {
  typealias Output = Int
  typealias Guide = [String: @MainActor (TrialSwitcher) -> Destination]
  typealias Make = @MainActor (TrialSwitcher, String) -> Destination?

  let navigation: Switcher<String>
  private let make: Make

  /// A route that is not in the guide leads to a page that retains this flow.
  init(_ first: String, _ guide: Guide) {
    navigation = Switcher(first)
    make = { flow, route in guide[route]?(flow) ?? .screen(TrialPage(route, of: flow)) }
  }

  init(_ first: String = "a", make: @escaping Make = { _, _ in nil }) {
    navigation = Switcher(first)
    self.make = make
  }

  func destination(for route: String) -> Destination {
    make(self, route) ?? .screen(TrialPage(route))
  }
}

extension InMemoryHost {
  /// The name of the top page.
  var page: String? { (topScreen as? TrialPage)?.name }

  /// The verbs of the requests so far, without the start.
  var verbs: [String] {
    events.compactMap { event in
      if case .request(let request) = event, request.verb != "start" { request.verb } else { nil }
    }
  }

  /// Returns the events from a position on, as text.
  func lines(from start: Int = 0) -> [String] { events.dropFirst(start).map(\.description) }
}
