import SessionMemory
import Testing
import Usher
import UsherTesting

@testable import Session

/// A place at which a session can end.
enum Moment: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case firstScreen = "on the first screen"
  case pushed = "on a pushed screen"
  case middleOfPush = "in the middle of a push"
  case middleOfPop = "in the middle of going back"
  case underSheet = "under a sheet"
  case middleOfPresenting = "while a sheet comes up"
  case nestedFlow = "in a flow nested in a sheet"
  case swipe = "during a swipe"
  case drag = "while a sheet is drawn down"
  case unsavedEdit = "with an unsaved edit open"
  case question = "while a question is open"
  case alert = "under an alert"
  case otherTab = "in another tab"
  case sheetInOtherTab = "with a sheet and an edit in another tab"
  case request = "while a request is under way"

  var testDescription: String { rawValue }

  /// Returns the user's place after returning, from the former tree: a question without a route is
  /// not asked again.
  func place(from tree: String) -> String {
    guard self != .alert else { return tree }
    return tree.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("alert ") }
      .joined(separator: "\n")
  }

  var transitions: InMemoryHost.Transitions {
    switch self {
    case .middleOfPush, .middleOfPop, .middleOfPresenting: .stepped
    default: .instant
    }
  }

  /// Leads a user from the letters to this place.
  ///
  /// - Returns: An object to keep, such as an unfinished gesture.
  @MainActor
  func reach(on phone: Phone) async throws -> AnyObject? {
    let host = phone.host
    func write() throws { try host.screen(LettersModel.self).writeTapped() }
    func edit() throws {
      try write()
      try host.screen(WriteModel.self).draft.text = "내일"
    }
    switch self {
    case .firstScreen: break
    case .pushed: try phone.openFirstLetter()
    case .middleOfPush:
      try phone.openFirstLetter()
      #expect(host.isTransitioning)
    case .middleOfPop:
      try phone.openFirstLetter()
      host.finishTransitions()
      phone.root.child(MainCoordinator.self)?.child(LettersCoordinator.self)?.pop()
      #expect(host.isTransitioning)
    case .underSheet:
      try phone.openFirstLetter()
      try host.screen(LetterModel.self).answerTapped()
    case .middleOfPresenting:
      try write()
      #expect(host.isTransitioning)
    case .nestedFlow:
      try edit()
      try host.screen(WriteModel.self).recipientTapped()
      #expect(await phone.sees { (host.topScreen as? RecipientModel)?.people.isEmpty == false })
    case .swipe:
      try phone.openFirstLetter()
      return host.user.beginSwipeBack()
    case .drag:
      try write()
      return host.user.beginSwipeDown()
    case .unsavedEdit:
      try edit()
      #expect(try host.screen(WriteModel.self).leavePolicy == .ask)
    case .question:
      try edit()
      host.user.swipeDown()
      #expect(await phone.sees { host.alert != nil })
    case .alert:
      host.user.tapTab(2)
      try host.screen(AccountModel.self).everywhereTapped()
      #expect(host.alert != nil)
    case .otherTab:
      try phone.openFirstLetter()
      host.user.tapTab(1)
    case .sheetInOtherTab:
      try edit()
      phone.root.child(MainCoordinator.self)?.select(.activity)
      #expect(host.topScreen is ActivityModel)
    case .request:
      try edit()
      let write = try host.screen(WriteModel.self)
      write.draft.recipient = "junho"
      phone.api.holdsLetters = true
      write.sendTapped()
      #expect(write.isSending)
    }
    return nil
  }
}

/// A cause of a session's end.
enum Way: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case time = "by itself"
  case button = "by a button"
  case answer = "by an answer of 401"

  var testDescription: String { rawValue }

  var end: SessionEnd {
    switch self {
    case .time: .expired
    case .button: .loggedOut
    case .answer: .refused
    }
  }

  /// Ends it, without touching the screen.
  @MainActor
  func end(_ phone: Phone) {
    let account = phone.account
    switch self {
    case .time: phone.clock.advance(by: SessionLength.usual.duration)
    case .button: account?.logOutTapped()
    case .answer: account?.vaultTapped()
    }
  }
}

extension Phone {
  /// The flows that have started, by their types.
  var startedFlows: Set<String> {
    Set(
      host.events.compactMap { event in
        if case .started(let node) = event, node.kind == .flow { node.name } else { nil }
      })
  }
}
