import Usher

/// What a guarded flow says of its routes; all that are not named are allowed.
@MainActor
final class Guide {
  var says: [String: @MainActor () -> Entering<String>] = [:]
  var children: [String: @MainActor () -> Destination] = [:]
  /// The routes that were judged, in order.
  private(set) var judged: [String] = []

  init(
    _ says: [String: @MainActor () -> Entering<String>] = [:],
    children: [String: @MainActor () -> Destination] = [:]
  ) {
    self.says = says
    self.children = children
  }

  func entering(_ route: String) -> Entering<String> {
    judged.append(route)
    return says[route]?() ?? .allow
  }

  func destination(for route: String, of owner: AnyObject) -> Destination {
    children[route]?() ?? .screen(TrialPage(route, of: owner))
  }
}

final class GuardedStack: Coordinator, EntryGuard {
  typealias Output = Int
  let navigation: Stack<String>
  let guide: Guide

  init(_ first: String, _ guide: Guide) {
    navigation = Stack(first)
    self.guide = guide
  }

  func destination(for route: String) -> Destination { guide.destination(for: route, of: self) }
  func entering(_ route: String) -> Entering<String> { guide.entering(route) }
}

final class GuardedTabs: Coordinator, EntryGuard {
  let navigation: Tabs<String>
  let guide: Guide

  init(_ first: String, _ second: String, _ third: String, _ guide: Guide) {
    navigation = Tabs(first, second, third)
    self.guide = guide
  }

  func destination(for route: String) -> Destination { guide.destination(for: route, of: self) }
  func entering(_ route: String) -> Entering<String> { guide.entering(route) }
}

final class GuardedSwitcher: Coordinator, EntryGuard {
  let navigation: Switcher<String>
  let guide: Guide

  init(_ first: String, _ guide: Guide) {
    navigation = Switcher(first)
    self.guide = guide
  }

  func destination(for route: String) -> Destination { guide.destination(for: route, of: self) }
  func entering(_ route: String) -> Entering<String> { guide.entering(route) }
}

/// Somebody who answers later.
@MainActor
final class Oracle {
  private var waiting: [CheckedContinuation<Entering<String>, Never>] = []
  private(set) var asked = 0

  var isAsked: Bool { !waiting.isEmpty }

  func ask() async -> Entering<String> {
    asked += 1
    return await withCheckedContinuation { waiting.append($0) }
  }

  func answer(_ answer: Entering<String>) {
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume(returning: answer) }
  }
}

/// Gives tasks turns until a condition holds, or until the test's time limit cancels it.
@MainActor
func yieldUntil(_ isSo: () -> Bool) async {
  while !isSo(), !Task.isCancelled { await Task.yield() }
}
