import Usher

/// A screen that asks before it is left while its flag is set.
@MainActor
final class HesitantPage: LeaveGuard {
  var leavePolicy = LeavePolicy.ask
  private(set) var timesAsked = 0
  private var waiting: [CheckedContinuation<Bool, Never>] = []

  func confirmLeave() async -> Bool {
    timesAsked += 1
    return await withCheckedContinuation { waiting.append($0) }
  }

  func answer(_ mayLeave: Bool) {
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume(returning: mayLeave) }
  }

  var isAsked: Bool { !waiting.isEmpty }
}
