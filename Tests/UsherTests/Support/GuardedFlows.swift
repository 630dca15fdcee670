import Usher

/// The decisions of a guarded flow; routes without an entry are allowed.
@MainActor
final class Guide {
  var says: [String: @MainActor () -> RouteDecision<String>] = [:]
  var children: [String: @MainActor () -> Destination] = [:]
  /// The routes that were judged, in order.
  private(set) var judged: [String] = []

  init(
    _ says: [String: @MainActor () -> RouteDecision<String>] = [:],
    children: [String: @MainActor () -> Destination] = [:]
  ) {
    self.says = says
    self.children = children
  }

  func decision(for route: String) -> RouteDecision<String> {
    judged.append(route)
    return says[route]?() ?? .allow
  }

  func destination(for route: String, of owner: AnyObject) -> Destination {
    children[route]?() ?? .screen(TrialPage(route, of: owner))
  }
}

final class GuardedStack: Coordinator, RouteGuard {
  typealias Output = Int
  let navigation: Stack<String>
  let guide: Guide

  init(_ first: String, _ guide: Guide) {
    navigation = Stack(first)
    self.guide = guide
  }

  func destination(for route: String) -> Destination { guide.destination(for: route, of: self) }
  func decision(for route: String) -> RouteDecision<String> { guide.decision(for: route) }
}

final class GuardedTabs: Coordinator, RouteGuard {
  let navigation: Tabs<String>
  let guide: Guide

  init(_ first: String, _ second: String, _ third: String, _ guide: Guide) {
    navigation = Tabs(first, second, third)
    self.guide = guide
  }

  func destination(for route: String) -> Destination { guide.destination(for: route, of: self) }
  func decision(for route: String) -> RouteDecision<String> { guide.decision(for: route) }
}

final class GuardedSwitcher: Coordinator, RouteGuard {
  let navigation: Switcher<String>
  let guide: Guide

  init(_ first: String, _ guide: Guide) {
    navigation = Switcher(first)
    self.guide = guide
  }

  func destination(for route: String) -> Destination { guide.destination(for: route, of: self) }
  func decision(for route: String) -> RouteDecision<String> { guide.decision(for: route) }
}

/// A guard that answers later.
@MainActor
final class Oracle {
  private var waiting: [CheckedContinuation<RouteDecision<String>, Never>] = []
  private(set) var asked = 0

  var isAsked: Bool { !waiting.isEmpty }

  func ask() async -> RouteDecision<String> {
    asked += 1
    return await withCheckedContinuation { waiting.append($0) }
  }

  func answer(_ answer: RouteDecision<String>) {
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume(returning: answer) }
  }
}

/// Gives tasks turns until a condition is true, or until the test's time limit cancels it.
@MainActor
func yieldUntil(_ isSo: () -> Bool) async {
  while !isSo(), !Task.isCancelled { await Task.yield() }
}
