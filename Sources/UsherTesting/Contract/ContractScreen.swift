@_spi(Hosting) public import Usher

/// A screen of the contract suite, with only a name.
///
/// The suite shows only screens of this type: a host that needs a view for each type needs one for
/// this.
@MainActor
public final class ContractScreen: ScreenConfiguring, LeaveGuard {
  /// The name, unique in a scenario.
  public let name: String
  /// The policy for leaving the screen.
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

  /// The name as the title, whether the bar is hidden, and whether the user may dismiss the screen.
  public var screenOptions: ScreenOptions {
    ScreenOptions(
      title: name, hidesNavigationBar: hidesBar ? true : nil, isDismissable: isFixed ? false : nil)
  }

  /// Gives the scenario's answer.
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
