import UIKit
import UIKitPerson

/// One answer to a question that SwiftUI's documentation leaves open, where it is not the usual one.
struct OpenAnswer: Sendable {
  typealias Values = StandIn.System.SwiftUIValues
  /// The question: two answers to one exclude each other.
  let question: String
  let answer: String
  let give: @Sendable (inout Values) -> Void

  private init(
    _ question: String, _ answer: String, give: @escaping @Sendable (inout Values) -> Void
  ) {
    self.question = question
    self.answer = answer
    self.give = give
  }

  /// By what an exclusion names it.
  var name: String { "\(question) \(answer)" }

  /// Every answer that the phones do not give anyway.
  static let all: [OpenAnswer] = [
    OpenAnswer("pathWrite", "start") { $0.pathWrite = .start },
    OpenAnswer("pathWrite", "end") { $0.pathWrite = .end },
    OpenAnswer("pathWrites", "twice") { $0.pathWrites = .twice },
    OpenAnswer("tabs", "eager") { $0.tabs = .eager },
    OpenAnswer("tabTappedAgain", "writesNothing") { $0.tabTappedAgain = .writesNothing },
    OpenAnswer("refusedTab", "stays") { $0.refusedTab = .stays },
    OpenAnswer("onDismiss", "beforeBinding") { $0.onDismiss = .beforeBinding },
    OpenAnswer("secondSheet", "isLost") { $0.secondSheet = .isLost },
    OpenAnswer("leavingContent", "isLive") { $0.leavingContent = .isLive },
    OpenAnswer("writeInTransition", "isIgnored") { $0.writeInTransition = .isIgnored },
    OpenAnswer("pathOfNewRoot", "isDropped") { $0.pathOfNewRoot = .isDropped },
    OpenAnswer("orphanedSheet", "goes") { $0.orphanedSheet = .goes },
    OpenAnswer("severalDismissals", "stepwise") { $0.severalDismissals = .stepwise },
    OpenAnswer("strayAppearances", "some") { $0.strayAppearances = .some },
    OpenAnswer("appearances", "outerFirst") { $0.appearances = .outerFirst },
    OpenAnswer("identityTransition", "leavesLast") { $0.identityTransition = .leavesLast },
    OpenAnswer("transactions", "areOneUpdate") { $0.transactions = .areOneUpdate },
    OpenAnswer("linkWrite", "release") { $0.linkWrite = .release },
    OpenAnswer("linkWrite", "start") { $0.linkWrite = .start },
    OpenAnswer("removedValues", "areKeptUntilTheNextChange") {
      $0.removedValues = .areKeptUntilTheNextChange
    },
    OpenAnswer("touchesInTransition", "reachItBesideAFinger") {
      $0.touchesInTransition = .reachItBesideAFinger
    },
    OpenAnswer("alertAction", "beforeBinding") { $0.alertAction = .beforeBinding },
    OpenAnswer("destinations", "afterThePath") { $0.destinations = .afterThePath },
    OpenAnswer("pageIdentity", "byPosition") { $0.pageIdentity = .byPosition },
    OpenAnswer("sheetWrite", "release") { $0.sheetWrite = .release },
  ]

  /// All pairs of answers to different questions.
  static let pairs: [[OpenAnswer]] = all.indices.flatMap { first in
    all[(first + 1)...].lazy.filter { $0.question != all[first].question }.map { [all[first], $0] }
  }
}

extension ContractPhone {
  /// A phone that gives these answers, and the usual ones to all other questions.
  init(_ answers: [OpenAnswer]) {
    var system = StandIn.System(.iOS18)
    for answer in answers { answer.give(&system.swiftUI) }
    self.init(system: system)
  }

  /// A phone for each answer that SwiftUI's documentation leaves open.
  static let otherAnswers = OpenAnswer.all.map { ContractPhone([$0]) }
}
