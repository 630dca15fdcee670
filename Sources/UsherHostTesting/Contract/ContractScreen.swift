@_spi(Hosting) public import Usher

/// A screen of the contract suite, with only a name.
///
/// The suite shows only screens of this type. If your host needs a view for each type of screen,
/// register one for this type.
@MainActor
public final class ContractScreen: ScreenConfiguring, LeaveGuard {
  /// The name, unique in a scenario.
  public let name: String
  /// The policy for leaving the screen, which the scenario sets.
  public internal(set) var leavePolicy = LeavePolicy.allow
  /// True if the screen hides the navigation bar.
  var hidesBar = false
  /// True if the user may not dismiss the screen.
  var isFixed = false
  /// The answer to a question; `nil` leaves the question open.
  var answer: Bool? = true
  /// The way to ask, if not the default.
  var question: (@MainActor () async -> Bool)?
  private(set) var timesAsked = 0
  private var open: [CheckedContinuation<Void, Never>] = []

  init(_ name: String) {
    self.name = name
  }

  /// The options: ``name`` as the title, and what the scenario sets of the bar and the dismissal.
  public var screenOptions: ScreenOptions {
    ScreenOptions(
      title: name, hidesNavigationBar: hidesBar ? true : nil, isDismissable: isFixed ? false : nil)
  }

  /// Returns the scenario's answer; suspends until the scenario gives one.
  public func confirmLeave() async -> Bool {
    timesAsked += 1
    if let question { return await question() }
    if let answer { return answer }
    await withCheckedContinuation { open.append($0) }
    return answer ?? false
  }

  /// Answers all open and later questions.
  func settleQuestions(_ answer: Bool) {
    self.answer = answer
    let asked = open
    open = []
    for continuation in asked { continuation.resume() }
  }
}
