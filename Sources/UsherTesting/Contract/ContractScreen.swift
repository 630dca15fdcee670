@_spi(Hosting) public import Usher

/// A screen of the contract suite: nothing but its name.
///
/// Every screen that the suite shows is of this type, so a host that needs a view for each type needs
/// one for this.
@MainActor
public final class ContractScreen: ScreenConfiguring, LeaveGuard {
  /// The name, different for each screen of a scenario.
  public let name: String
  /// Whether it wants to be asked before it is left.
  public internal(set) var leavePolicy = LeavePolicy.allow
  /// What it answers when it is asked; `nil` leaves the question open.
  var answer: Bool? = true
  /// How it asks, if not by itself.
  var question: (@MainActor () async -> Bool)?
  private(set) var timesAsked = 0
  private var open: [CheckedContinuation<Void, Never>] = []

  init(_ name: String) {
    self.name = name
  }

  /// The name again.
  public var screenOptions: ScreenOptions { ScreenOptions(title: name) }

  /// Answers as the scenario wants it.
  public func confirmLeave() async -> Bool {
    timesAsked += 1
    if let question { return await question() }
    if let answer { return answer }
    await withCheckedContinuation { open.append($0) }
    return answer ?? false
  }

  /// Answers the questions that are open, and those to come.
  func settleQuestions(_ answer: Bool) {
    self.answer = answer
    let asked = open
    open = []
    for continuation in asked { continuation.resume() }
  }
}
