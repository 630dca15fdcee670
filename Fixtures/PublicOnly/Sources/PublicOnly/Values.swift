// The values that users read: every name is a promise.
import Testing
import Usher
import UsherHostTesting
import UsherJournal
import UsherLinks
import UsherSnapshots
import UsherTesting

let everyCause: [EndingCause] = [
  .alertAction, .ancestorEnded, .backButton, .backMenu, .browserBack, .dismissed, .finished,
  .hostClosed, .hostFailed, .link, .neverStarted, .popped, .replaced, .swipe, .swipeDown,
  .tabReselected, .taskCancelled,
]

@MainActor
func everyEvent(_ tree: Tree, _ configuration: TreeConfiguration) {
  var configuration = configuration
  configuration.journalLimit = 100
  configuration.alertWords = AlertWords(ok: AlertWords.korean.ok, cancel: AlertWords.english.cancel)
  configuration.onMisuse = { (misuse: Misuse) in print(misuse.value, misuse.problem, misuse.fix) }
  let observation: TreeObservation = tree.observe { event in
    switch event {
    case .request(let request):
      let origins: [NavigationRequest.Origin] = [.code, .host, .link, .user]
      print(request.subject as Any, request.cause as Any, origins.contains(request.origin))
    case .started(let node), .ended(let node, _), .updated(let node), .moved(let node):
      let kinds: [NodeSummary.Kind] = [.alert, .flow, .screen]
      print(node.parent as Any, node.isModal, kinds.contains(node.kind), node.name)
    case .concluded(let id, let outcome): print(id, outcome)
    case .visible(let screens): print(screens.map(\.name), tree.visibleScreens == screens)
    case .explained(let explanation): print(explanation)
    case .misuse(let misuse): print(misuse)
    @unknown default: print("a new event")
    }
  }
  observation.cancel()
  for explanation: Explanation in tree.explanations {
    let kinds: [Explanation.Step.Kind] = [
      .asked, .blocked, .cut, .failed, .redirected, .refused, .superseded,
    ]
    print(explanation.steps.filter { kinds.contains($0.kind) }, explanation.outcome as Any)
    print(tree.explanation(of: explanation.request.id) as Any)
  }
  print(tree.isLive)
}

@MainActor
func everyValue(_ ending: Ending<String>, _ alert: AlertContent, _ model: NavigationModel<Int>) {
  switch ending {
  case .finished(let text): print(text)
  case .left(let cause): print(cause, everyCause.contains(cause))
  }
  for action: AlertContent.Action in alert.actions {
    let roles: [AlertContent.Action.Role] = [.default, .cancel, .destructive]
    print(action.title, roles.contains(action.role), alert.title, alert.message as Any)
    print(action.isPreferred, alert.preferredAction as Any, alert.cancelAction as Any)
  }
  if let field: AlertContent.TextField = alert.textField {
    print(
      field.text, field.placeholder as Any,
      AlertContent.TextField.Kind.allCases.contains(field.kind))
  }
  let styles: [Presentation.Style] = [.alert, .fullScreen, .popover, .sheet, .actionSheet]
  let presentation = Presentation(styles[3], anchor: model)
  print(presentation.anchor === model, presentation.style.description)
  print(TransitionStyle.custom(1).customValue as Any, TransitionStyle.automatic.isAnimated)
  let counts: [LinkCount] = [.one, .optional, .many]
  print(counts, model.routes, model.isAttached)
}

func everyCode() {
  let links: [LinkError.Code] = [
    .ambiguous, .foreign, .malformed, .missing, .tooLong, .unaddressed, .unknown, .unreadable,
  ]
  let journals: [JournalError.Code] = [
    .beginningMissing, .damaged, .notDecodable, .notReplayable, .otherRoot, .unknownVersion,
  ]
  let gaps: [TreeSnapshot.Gap.Reason] = [.awaited, .route, .state, .tooLarge, .transient]
  let cuts: [RestorationReport.Cut.Reason] = [
    .damaged, .flow, .migrated, .modal, .route, .state, .tab, .tooLarge,
  ]
  let snapshots: [SnapshotError.Code] = [.notASnapshot, .tooLarge, .unknownFormat]
  let values: [StoredValueError.Code] = [.notDecodable, .notEncodable, .tooDeep, .tooLarge]
  print(links, journals, gaps, cuts, snapshots, values)
}

@MainActor
func everyRecord(_ replay: Replay, _ report: RestorationReport) -> Int {
  let journal = replay.journal
  print(journal.version == Journal.currentVersion, journal.dropped, journal.canLeaveRoot)
  print(journal.root, journal.isWhole, report.cutCount, report.cuts)
  for record: Journal.Record in journal.records {
    switch record.event {
    case .request(let request, let doing): print(request, doing as Any)
    case .started(let node), .updated(let node): print(node)
    case .ended(let id, let cause): print(id, cause)
    case .result(_, .described(let text)): print(text)
    case .result(_, .stored(let value)): print(value)
    case .concluded(let id, let outcome): print(id, outcome)
    case .asked(let node, let request): print(node, request)
    case .decided(let node, let mayLeave): print(node, mayLeave)
    case .entering(let entrance):
      print(entrance.flow, entrance.name, entrance.route, entrance.isAnswer)
    case .answer(let answer):
      switch answer.outcome {
      case .value(let value): print(value, answer.isAsked)
      case .unstored(let text), .error(let text): print(text)
      case .cancelled: print("cancelled")
      }
    case .transactionBegan, .transactionEnded: print("transaction")
    case .misuse(let misuse): print(misuse)
    @unknown default: print("a new event")
    }
  }
  return journal.records.count
}

final class EveryForced: Coordinator {
  enum Route { case only }
  let navigation = Switcher<Route>(.only)
  func destination(for route: Route) -> Destination { .screen(EveryScreen()) }
  func everything() {
    withoutAsking { show(.only) }
    print(navigation.current as Any, addressProblem as Any)
  }
}

@MainActor
func everyPersonsView(_ host: InMemoryHost) {
  let person: TestUser = host.user
  print(person.backMenuCount, person.canSwipeDown, person.seesBackButton, person.tabCount)
  let gesture: HeldGesture = person.beginSwipeBack()
  print(gesture.isUnderWay, host.isTransitioning, host.transitionCount)
  host.finishTransitions()
  let transitions: [InMemoryHost.Transitions] = [.instant, .stepped]
  let steps: [FuzzStep] = [
    .swipeDown, .finishGesture, .cancelGesture, .beginSwipeDown, .beginSwipeBack,
  ]
  print(transitions, steps, FuzzVerb.allCases, Quirk.allCases.map(\.row))
}
