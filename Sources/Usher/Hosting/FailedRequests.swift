/// Counts what the host was asked for and did not do, by what it was about.
@MainActor
final class FailedRequests {
  private var counts: [Count] = []

  private final class Count {
    let subject: HostRequest.Subject
    var drops = 0
    /// The nodes that the host can never show, with the reason.
    var refusal: (nodes: [Node], reason: String)?
    /// How often a request may still be given up before the host is left alone; `nil` before the
    /// first time.
    var attemptsLeft: Int?

    init(_ subject: HostRequest.Subject) {
      self.subject = subject
    }
  }

  private func count(of subject: HostRequest.Subject) -> Count {
    if let count = counts.first(where: { $0.subject == subject }) { return count }
    let count = Count(subject)
    counts.append(count)
    return count
  }

  /// How often in a row a request was dropped.
  func drops(of subject: HostRequest.Subject) -> Int { count(of: subject).drops }

  func noteDrop(of subject: HostRequest.Subject) {
    count(of: subject).drops += 1
  }

  /// Notes that the host can never do it because of some nodes: it is given up without another attempt.
  func refuse(_ subject: HostRequest.Subject, _ nodes: [Node], because reason: String) {
    let count = count(of: subject)
    (count.drops, count.refusal) = (Reconciler.attempts, (nodes, reason))
  }

  /// Takes the nodes that the host can never show, with the reason; `nil` if it only dropped the request.
  func takeRefusal(of subject: HostRequest.Subject) -> (nodes: [Node], reason: String)? {
    let count = count(of: subject)
    defer { count.refusal = nil }
    return count.refusal
  }

  /// The host did what it was asked, or a part of it.
  func forget(_ subject: HostRequest.Subject) {
    counts.removeAll { $0.subject == subject }
  }

  /// Gives a request up, and counts its drops anew.
  ///
  /// - Parameter limit: How often it may be given up in all.
  /// - Returns: How often it might still be given up until now.
  func giveUp(_ subject: HostRequest.Subject, atMost limit: Int) -> Int {
    let count = count(of: subject)
    count.drops = 0
    let left = count.attemptsLeft ?? limit
    count.attemptsLeft = left - 1
    return left
  }
}
