import Usher

/// A way to remove a place, or an attempt.
enum EndingWay: Sendable {
  case finish, cancel, ownPop
  case backButton, swipe, backMenu(Int), cancelledSwipe
  case drag, cancelledDrag, choose(String), tapTab(Int)
  case pop, popToRoot, replace, setRoutes([ContractRoute]), dismiss, show(ContractRoute)
  case parentFinishes, rootPopsToRoot, rootFinishes, close
}

extension EndingWay {
  /// The way as the subject of a sentence.
  var words: String {
    switch self {
    case .finish: "finish()"
    case .cancel: "cancel()"
    case .ownPop: "pop() at its first screen"
    case .backButton: "The back button"
    case .swipe: "A swipe back"
    case .backMenu(let count): count == 1 ? "The back menu" : "The back menu over \(count) screens"
    case .cancelledSwipe: "H04 A swipe back that is not completed"
    case .drag: "H10 A drag down"
    case .cancelledDrag: "A drag down that is not completed"
    case .choose(let title): "Choosing \(title)"
    case .tapTab: "H21 A tap on the selected tab"
    case .pop: "pop() of the parent"
    case .popToRoot: "popToRoot() of the parent"
    case .replace: "replace(with:) of the parent"
    case .setRoutes: "setRoutes(_:) of the parent"
    case .dismiss: "dismiss() of the parent"
    case .show: "show(_:) of the parent"
    case .parentFinishes: "finish() of the parent"
    case .rootPopsToRoot: "popToRoot() of the root"
    case .rootFinishes: "finish() of the root"
    case .close: "A host that closes"
    }
  }

  @MainActor
  func perform(_ run: ContractRun, _ root: ContractFlow, _ place: EndingPlace) {
    let host = run.host
    let parent = run.flow(place.parent)
    switch self {
    case .finish: run.coordinator(place.name)?.finish()
    case .cancel: run.coordinator(place.name)?.cancel()
    case .ownPop: run.flow(place.name)?.pop()
    case .backButton:
      run.check(host.seesBackButton, "there is no back button")
      host.tapBack()
    case .swipe: host.swipeBack(cancelled: false)
    case .cancelledSwipe: host.swipeBack(cancelled: true)
    case .backMenu(let count): host.goBack(over: count)
    case .drag: host.swipeDown(cancelled: false)
    case .cancelledDrag: host.swipeDown(cancelled: true)
    case .choose(let title):
      run.expect(host.alertActions, ["No", "Yes"], "the alert's actions")
      host.choose(title)
    case .tapTab(let position): host.tapTab(position)
    case .pop: parent?.pop()
    case .popToRoot: parent?.popToRoot()
    case .replace: parent?.replace(with: .screen("x"))
    case .setRoutes(let routes): parent?.setRoutes(routes)
    case .dismiss: parent?.dismiss()
    case .show(let route): run.switcher(place.parent)?.show(route)
    case .parentFinishes: run.coordinator(place.parent)?.finish()
    case .rootPopsToRoot: root.popToRoot()
    case .rootFinishes: root.finish()
    case .close: host.tree.close()
    }
  }
}
