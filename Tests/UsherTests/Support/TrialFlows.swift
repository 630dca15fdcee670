import Usher

/// A screen that holds its coordinator strongly, as the closures of an app's screens do.
final class TrialPage {
  let name: String
  private let owner: AnyObject

  init(_ name: String, of owner: AnyObject) {
    self.name = name
    self.owner = owner
  }
}

/// A stack whose routes are words: those in the guide lead where that says, all others to a page.
final class TrialStack: Coordinator {
  typealias Output = Int
  typealias Guide = [String: @MainActor (TrialStack) -> Destination]

  let navigation: Stack<String>
  private let guide: Guide

  init(_ start: Stack<String>, _ guide: Guide = [:]) {
    navigation = start
    self.guide = guide
  }

  convenience init(_ first: String, _ guide: Guide = [:]) {
    self.init(Stack(first), guide)
  }

  func destination(for route: String) -> Destination {
    if let make = guide[route] {
      make(self)
    } else {
      .screen(TrialPage(route, of: self))
    }
  }
}

/// Tabs whose routes are words.
final class TrialTabs: Coordinator {
  typealias Output = Int
  typealias Guide = [String: @MainActor (TrialTabs) -> Destination]

  let navigation: Tabs<String>
  private let guide: Guide

  init(_ start: Tabs<String>, _ guide: Guide = [:]) {
    navigation = start
    self.guide = guide
  }

  func destination(for route: String) -> Destination {
    if let make = guide[route] {
      make(self)
    } else {
      .screen(TrialPage(route, of: self))
    }
  }
}

/// A switcher whose routes are words.
final class TrialSwitcher: Coordinator {
  typealias Output = Int
  typealias Guide = [String: @MainActor (TrialSwitcher) -> Destination]

  let navigation: Switcher<String>
  private let guide: Guide

  init(_ first: String, _ guide: Guide = [:]) {
    navigation = Switcher(first)
    self.guide = guide
  }

  func destination(for route: String) -> Destination {
    if let make = guide[route] {
      make(self)
    } else {
      .screen(TrialPage(route, of: self))
    }
  }
}
