/// Counts what the host was asked for and did not do, by what it was about.
@MainActor
final class FailedRequests {
  private var drops: [HostRequest.Subject: Int] = [:]
  /// How often a request may still be given up before the host is left alone.
  private var attemptsLeft: [HostRequest.Subject: Int] = [:]

  /// How often in a row a request was dropped.
  func drops(of subject: HostRequest.Subject) -> Int { drops[subject, default: 0] }

  func noteDrop(of subject: HostRequest.Subject) {
    drops[subject, default: 0] += 1
  }

  /// The host did what it was asked, or a part of it.
  func forget(_ subject: HostRequest.Subject) {
    drops[subject] = nil
    attemptsLeft[subject] = nil
  }

  /// Gives a request up, and counts its drops anew.
  ///
  /// - Parameter limit: How often it may be given up in all.
  /// - Returns: How often it might still be given up until now.
  func giveUp(_ subject: HostRequest.Subject, atMost limit: Int) -> Int {
    drops[subject] = nil
    let left = attemptsLeft[subject, default: limit]
    attemptsLeft[subject] = left - 1
    return left
  }
}
