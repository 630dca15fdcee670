import SwiftUIPerson
import UIKit
import UIKitPerson

/// What a user does, and what a good app does then.
///
/// The names stand in docs/side-by-side.md.
enum Situation: String, CaseIterable, Sendable {
  case back = "Back out of the checkout: the shop learns it, once"
  case swipe = "The same by a swipe"
  case cancelledSwipe = "A swipe that is taken back: the checkout goes on"
  case backMenu = "The back menu over both pages of the checkout: the shop learns it, once"
  case result = "Paying: the shop gets the order, once, and both pages go"
  case twoTaps = "Two quick taps on an item: one page"
  case otherTab = "A link while the account is shown: the item is seen"
  case underSheet = "A link while the help is shown: the item is seen"
  case beforeLogIn = "A link before the login: the item is seen after it"
  case expired = "The session ends under a sheet: the login is seen, and nothing is left"
  case edits = "A swipe back over an entered address: the user is asked"
  case editsAndLink = "A link over an entered address: the user is asked"
  case editsAndTab = "A tap on the selected tab over an entered address: the user is asked"
  case duringPush = "A link in the middle of a push: the item is seen, with the list below"
  case duringSwipe = "A link while a finger swipes back: the item is seen"
  case sameTab = "A tap on the selected tab: its first page"

  /// Performs the situation, and returns whether the app did what is good.
  @MainActor
  func isMet(on stage: SideStage) async throws -> Bool {
    if self == .beforeLogIn { return try await isMetBeforeLogIn(on: stage) }
    try await stage.tap("Enter")
    try await stage.tap("Item 7")
    switch self {
    case .back, .swipe, .cancelledSwipe, .backMenu, .result, .edits, .editsAndLink, .editsAndTab:
      try await stage.tap("Buy")
      return try await isMetInCheckout(on: stage)
    case .twoTaps:
      try await stage.back()
      try stage.person.tap("Item 7")
      try? stage.person.tap("Item 7")
      await stage.settle()
      guard stage.sees("Buy") else { return false }
      try await stage.back()
      return stage.sees("Item 7") && !stage.sees("Buy")
    case .otherTab:
      try await stage.tapTab("Account")
      stage.app.open(9)
      await stage.settle()
      return stage.sees("Buy") && !stage.sees("Log out")
    case .underSheet:
      try await stage.tap("Help")
      stage.app.open(9)
      await stage.settle()
      return stage.sees("Buy")
    case .expired:
      try await stage.tap("Help")
      stage.app.sessionExpired()
      await stage.settle()
      guard stage.sees("Enter"), stage.livingPages <= 1 else { return false }
      try await stage.tap("Enter")
      return stage.sees("Item 7") && !stage.sees("Buy")
    case .sameTab:
      try await stage.tapTab("Shop")
      return stage.sees("Item 7") && !stage.sees("Buy")
    case .duringPush:
      try await stage.back()
      try stage.person.tap("Item 7")
      StandIn.clock.advance(2)
      stage.app.open(9)
      await stage.settle()
      guard stage.sees("Buy") else { return false }
      try await stage.back()
      return stage.sees("Item 7") && !stage.sees("Buy")
    case .duringSwipe:
      let finger = try stage.person.beginSwipeBack()
      finger.move(to: 0.5)
      await stage.settle()
      stage.app.open(9)
      await stage.settle()
      finger.finish()
      await stage.settle()
      return stage.sees("Buy")
    case .beforeLogIn: return false
    }
  }

  @MainActor
  private func isMetBeforeLogIn(on stage: SideStage) async throws -> Bool {
    stage.app.open(9)
    await stage.settle()
    guard stage.sees("Enter") else { return false }
    try await stage.tap("Enter")
    return stage.sees("Buy")
  }

  @MainActor
  private func isMetInCheckout(on stage: SideStage) async throws -> Bool {
    switch self {
    case .back:
      try await stage.back()
      return stage.app.results == [nil] && stage.sees("Buy")
    case .swipe:
      try await stage.swipe()
      return stage.app.results == [nil] && stage.sees("Buy")
    case .cancelledSwipe:
      try await stage.swipe(isCancelled: true)
      guard stage.app.results == [] else { return false }
      try await stage.tap("Next")
      try await stage.tap("Pay")
      return stage.app.results == ["order"]
    case .backMenu:
      try await stage.tap("Next")
      try await stage.backMenu(over: 2)
      return stage.app.results == [nil] && stage.sees("Buy")
    case .result:
      try await stage.tap("Next")
      try await stage.tap("Pay")
      return stage.app.results == ["order"] && stage.sees("Buy")
    default:
      try await stage.tap("Type")
      switch self {
      case .editsAndLink:
        stage.app.open(9)
        await stage.settle()
      case .editsAndTab: try await stage.tapTab("Shop")
      default: try? await stage.swipe()  // A swipe that is vetoed does not begin.
      }
      await stage.settle()
      return stage.sees("Keep") && stage.app.results == []
    }
  }
}
