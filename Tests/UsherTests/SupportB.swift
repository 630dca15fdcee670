import Usher
import UsherTesting

/// Flows whose places a test decides with a closure, for tests of order, results and requests.
enum Scripted {
  /// A screen with a name that may say when it is let go of.
  @MainActor
  final class Page {
    let name: String
    private let onDeinit: @MainActor @Sendable () -> Void

    init(_ name: String, onDeinit: @escaping @MainActor @Sendable () -> Void = {}) {
      self.name = name
      self.onDeinit = onDeinit
    }

    deinit { MainActor.assumeIsolated { onDeinit() } }
  }

  /// What happened, in order, for closures that may not capture variables.
  @MainActor
  final class Log {
    var lines: [String] = []
    var actions: [@MainActor () -> Void] = []

    func callAsFunction(_ line: String) { lines.append(line) }
  }

  /// A stack with strings for routes; a route without a destination of its own is a ``Page``.
  @MainActor
  final class StackFlow: Coordinator {
    typealias Output = Int
    typealias Make = @MainActor (StackFlow, String) -> Destination?

    let navigation: Stack<String>
    private let make: Make
    private let life: @MainActor (StackFlow) async -> Void

    init(
      _ first: String = "a", make: @escaping Make = { _, _ in nil },
      life: @escaping @MainActor (StackFlow) async -> Void = { _ in }
    ) {
      navigation = Stack(first)
      self.life = life
      self.make = make
    }

    func destination(for route: String) -> Destination { make(self, route) ?? .screen(Page(route)) }
    func lifetime() async { await life(self) }
  }

  /// A switcher with strings for routes.
  @MainActor
  final class SwitcherFlow: Coordinator {
    typealias Output = Int
    typealias Make = @MainActor (SwitcherFlow, String) -> Destination?

    let navigation: Switcher<String>
    private let make: Make

    init(_ first: String = "a", make: @escaping Make = { _, _ in nil }) {
      navigation = Switcher(first)
      self.make = make
    }

    func destination(for route: String) -> Destination { make(self, route) ?? .screen(Page(route)) }
  }

  /// Three tabs, `x`, `y` and `z`.
  @MainActor
  final class TabsFlow: Coordinator {
    typealias Output = Int
    typealias Make = @MainActor (TabsFlow, String) -> Destination?

    let navigation = Tabs<String>("x", "y", "z")
    private let make: Make

    init(make: @escaping Make = { _, _ in nil }) {
      self.make = make
    }

    func destination(for route: String) -> Destination { make(self, route) ?? .screen(Page(route)) }
  }
}

extension InMemoryHost {
  /// The name of the page that a person sees on top.
  var page: String? { screen(Scripted.Page.self)?.name }

  /// The verbs of the intents so far, without the start.
  var verbs: [String] {
    events.compactMap { event in
      if case .intent(let intent) = event, intent.verb != "start" { intent.verb } else { nil }
    }
  }

  /// The events from a point on, as text.
  func lines(from start: Int = 0) -> [String] { events.dropFirst(start).map(\.description) }
}
