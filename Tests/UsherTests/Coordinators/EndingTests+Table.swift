import Testing
import Usher

extension EndingTests {
  /// The place of the flow whose end is tested.
  enum Spot: String, CaseIterable, Sendable {
    case bottomOfStack, topOfStack, middleOfStack, nestedTwoDeep
    /// Pushed on a stack in a tab.
    case stackInTab
    /// A tab by itself.
    case tab
    /// The place of a switcher whose parent shows another route in reaction to an ending.
    case switcher
    /// The place of a switcher whose parent does nothing when it ends.
    case silentSwitcher
    /// The place of a pushed switcher.
    case switcherInStack
    case sheet, fullScreen

    var isModal: Bool { self == .sheet || self == .fullScreen }
    var isInSwitcher: Bool {
      self == .switcher || self == .silentSwitcher || self == .switcherInStack
    }
  }

  /// A way to end a flow, or an attempt.
  enum Way: String, CaseIterable, Sendable {
    case finish, cancel, pop
    case backButton, swipe, cancelledSwipe, backMenu, swipeDown, cancelledSwipeDown, tabReselect
    case parentPopsToRoot, rootPopsToRoot, parentDismisses, parentReplaces, parentSetsRoutes
    case parentShows, parentFinishes, hostCloses
  }

  /// The parent's way to receive the result.
  enum Delivery: String, CaseIterable, Sendable {
    case onEnd, onFinish
  }

  /// The expected outcome.
  enum Outcome: Equatable {
    case ends(EndingCause)
    /// Impossible: it removes nothing, or another node.
    case stays(String)
    /// Impossible: a place is needed, so the flow is kept, which is reported as misuse.
    case kept(EndingCause)
    /// Impossible: there is no screen to go back to, which is reported as misuse, and no closure
    /// runs.
    case cannotBeLeft
    /// Impossible: there is nothing to tap or to drag.
    case nothingToTouch
    /// Impossible: this kind of container has no such verb, so it does not compile.
    case noVerb
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let way: Way
    let spot: Spot
    let delivery: Delivery

    var testDescription: String { "\(way) \(spot) \(delivery)" }

    static let all: [Case] = Way.allCases.flatMap { way in
      Spot.allCases.flatMap { spot in
        Delivery.allCases.map { Case(way: way, spot: spot, delivery: $0) }
      }
    }
  }
}

extension EndingTests.Case {
  /// The table.
  var outcome: EndingTests.Outcome {
    switch way {
    case .finish: ofFinish
    case .cancel: ofCancel
    case .pop: ofPop
    case .backButton: ofGoingBack(.backButton)
    case .swipe: ofGoingBack(.swipe)
    case .cancelledSwipe:
      ofGoingBack(.swipe) == .nothingToTouch ? .nothingToTouch : .stays("the finger went back")
    case .backMenu: ofBackMenu
    case .swipeDown: spot == .sheet ? .ends(.swipeDown) : .nothingToTouch
    case .cancelledSwipeDown: spot == .sheet ? .stays("the finger went back") : .nothingToTouch
    case .tabReselect: ofReselect
    case .parentPopsToRoot:
      spot == .bottomOfStack
        ? .stays("it is the parent's first place") : ofParentsStack(.popped)
    case .parentReplaces:
      spot == .middleOfStack
        ? .stays("the place on top is replaced, not the one below") : ofParentsStack(.replaced)
    case .parentSetsRoutes: ofParentsStack(.replaced)
    case .parentShows: spot.isInSwitcher ? .ends(.replaced) : .noVerb
    case .parentDismisses: spot.isModal ? .ends(.dismissed) : .stays("it is no modal")
    case .rootPopsToRoot:
      spot == .switcher || spot == .silentSwitcher ? .noVerb : .ends(.ancestorEnded)
    case .parentFinishes: .ends(.ancestorEnded)
    case .hostCloses: .ends(.hostClosed)
    }
  }

  private var ofFinish: EndingTests.Outcome {
    switch spot {
    case .tab, .silentSwitcher: .kept(.finished)
    default: .ends(.finished)
    }
  }

  private var ofCancel: EndingTests.Outcome {
    switch spot {
    case .tab, .silentSwitcher: .kept(.cancelled)
    // A parent that only receives the value does not receive this end, so it cannot react.
    case .switcher, .switcherInStack: delivery == .onEnd ? .ends(.cancelled) : .kept(.cancelled)
    default: .ends(.cancelled)
    }
  }

  private var ofPop: EndingTests.Outcome {
    switch spot {
    case .tab, .switcher, .silentSwitcher: .cannotBeLeft
    default: .ends(.popped)
    }
  }

  private func ofGoingBack(_ cause: EndingCause) -> EndingTests.Outcome {
    switch spot {
    case .bottomOfStack, .topOfStack, .nestedTwoDeep, .stackInTab, .switcherInStack: .ends(cause)
    case .middleOfStack: .stays("what lies on top goes")
    // The tabs leave the enclosing stack as a whole.
    case .tab: .ends(.ancestorEnded)
    case .switcher, .silentSwitcher, .sheet, .fullScreen: .nothingToTouch
    }
  }

  private var ofBackMenu: EndingTests.Outcome {
    switch spot {
    case .bottomOfStack, .topOfStack, .middleOfStack, .nestedTwoDeep, .stackInTab,
      .switcherInStack:
      .ends(.backMenu)
    // The menu lists the screens of one navigation controller, whose first one stays.
    case .tab, .switcher, .silentSwitcher, .sheet, .fullScreen: .nothingToTouch
    }
  }

  private var ofReselect: EndingTests.Outcome {
    switch spot {
    case .stackInTab: .ends(.tabReselected)
    case .tab: .stays("the tab goes back to its first screen, which is in it")
    default: .nothingToTouch
    }
  }

  private func ofParentsStack(_ cause: EndingCause) -> EndingTests.Outcome {
    switch spot {
    case .bottomOfStack, .topOfStack, .middleOfStack, .nestedTwoDeep, .stackInTab: .ends(cause)
    // The presenting screen leaves.
    case .sheet, .fullScreen: .ends(.ancestorEnded)
    case .tab, .switcher, .silentSwitcher, .switcherInStack: .noVerb
    }
  }
}
