import SessionMemory
import Testing
import Usher
import UsherTesting

@testable import Session

/// A phone with the app, a server in memory, and its own clock.
@MainActor
final class Phone {
  let api = MemoryAPI()
  let clock = ManualClock()
  let preferences: MemoryPreferences
  let root: AppCoordinator
  let host: InMemoryHost
  /// The account's screen, wherever it is.
  private(set) weak var account: AccountModel?

  convenience init(
    hasSeenIntroduction: Bool = true, transitions: InMemoryHost.Transitions = .instant
  ) {
    self.init(hasSeenIntroduction) { InMemoryHost($0, transitions: transitions) }
  }

  /// Starts the app with a link.
  convenience init(hasSeenIntroduction: Bool = true, opening link: String) throws {
    try self.init(hasSeenIntroduction) { try InMemoryHost($0, opening: link) }
  }

  private init(
    _ hasSeenIntroduction: Bool, host: (AppCoordinator) throws -> InMemoryHost
  ) rethrows {
    preferences = MemoryPreferences(hasSeenIntroduction: hasSeenIntroduction)
    root = AppCoordinator(AppServices(api: api, preferences: preferences, clock: clock))
    self.host = try host(root)
  }

  var tree: String { host.tree.description }

  /// Logs in, and waits for the letters.
  func logIn(isShort: Bool = false) async throws {
    try host.screen(LoginModel.self).logIn(isShort: isShort)
    await sees {
      (self.host.topScreen as? LettersModel)?.box.letters.isEmpty == false
        && self.clock.sleeperCount == 1 && self.api.watcherCount == 1
    }
    host.finishTransitions()
    host.user.tapTab(2)
    host.finishTransitions()
    account = try host.screen()
    host.user.tapTab(0)
    host.finishTransitions()
  }

  /// Opens the first letter of the list, which must be on top.
  func openFirstLetter() throws {
    let letters = try host.screen(LettersModel.self)
    letters.tap(letters.box.letters[0])
  }

  /// Logs in, and starts a letter to junho.
  func logInAndWrite() async throws {
    try await logIn()
    try host.screen(LettersModel.self).writeTapped()
    let draft = try host.screen(WriteModel.self).draft
    draft.text = "내일"
    draft.recipient = "junho"
  }

  /// Gives all tasks turns until a condition is true, up to a limit.
  ///
  /// - Returns: `true` if the condition became true.
  @discardableResult
  func sees(_ condition: () -> Bool) async -> Bool {
    while !condition(), !Task.isCancelled { await Task.yield() }
    return condition()
  }

  /// Lets all pending effects finish.
  func rests() async {
    for _ in 0..<50 {
      await Task.yield()
      host.finishTransitions()
    }
  }

  /// Returns how the flows of a coordinator's type have ended, in order.
  func endings(of type: String) -> [EndingCause] {
    host.events.compactMap { event in
      if case .ended(let node, let cause) = event, node.name == type { cause } else { nil }
    }
  }
}

extension LoginModel {
  /// Fills in the fields, and taps.
  func logIn(_ name: String = "minji", _ password: String = "mountain", isShort: Bool = false) {
    (self.name, self.password, self.isShort) = (name, password, isShort)
    logInTapped()
  }
}

enum AppTree {
  static let introduction = """
    AppCoordinator (switcher)
      introduction: IntroductionCoordinator (stack)
        welcome: WelcomeModel
    """

  static func login(_ end: SessionEnd) -> String {
    """
    AppCoordinator (switcher)
      login(\(end)): LoginCoordinator (stack)
        login: LoginModel
    """
  }

  /// Returns the tabs, with these lines inside the letters' flow.
  static func main(selected: Int = 0, letters: String...) -> String {
    let marks = (0..<3).map { $0 == selected ? "*" : "" }
    let lines = letters.map { "      \($0)\n" }.joined()
    return """
      AppCoordinator (switcher)
        main: MainCoordinator (tabs)
          \(marks[0])letters: LettersCoordinator (stack)
            letters: LettersModel
      \(lines)    \(marks[1])activity: ActivityCoordinator (stack)
            activity: ActivityModel
          \(marks[2])account: AccountCoordinator (stack)
            account: AccountModel
      """
  }
}
