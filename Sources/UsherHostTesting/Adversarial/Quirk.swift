/// A defect of a UI framework, which an ``AdversarialHost`` reproduces.
///
/// Each case is one of the hazards H01 to H46, which come from defects on real devices. Hazards
/// that a host cannot reproduce are in ``elsewhere``. New cases may be added, so a `switch` over it
/// needs a `default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum Quirk: String, CaseIterable, Hashable, Sendable {
  /// H01: a change of a stack during a transition corrupts the stack, and is lost.
  case corruptsStacksInTransitions
  /// H02: during a transition, a container reports its children from before or after it.
  case liesInTransitions
  /// H03: the host itself delays a push during a transition, and a second push of the same screen
  /// crashes.
  case defersPushes
  /// H04: a cancelled swipe sends the callbacks of a pop.
  case announcesCancelledPops
  /// H05: after a cancelled swipe, the stack sends no callback for its top screen.
  case forgetsCancelledPops
  /// H06: a request inside an appearance callback is dropped.
  case bouncesInCallbacks
  /// H07: the back menu pops several screens and sends one callback.
  case sendsOneCallbackForMenus
  /// H08: callbacks come late, and the user can begin a second swipe before they arrive.
  case sendsCallbacksLate
  /// H09: a stack that changes during a modal's transition stops responding.
  case sticksBesideModals
  /// H10: a dismissal sends a callback only if the user caused it.
  case announcesOnlyUserDismissals
  /// H12: a controller told to dismiss itself dismisses the modal it presents instead.
  case dismissesChild
  /// H13: a second dismissal during a dismissal dismisses the parent too.
  case dismissesParentToo
  /// H14: the framework ignores a presentation off the window, below another modal, or during a
  /// transition, and calls no delegate.
  case dropsPresents
  /// H15: completions are never called.
  case losesCompletions
  /// H16: when several modals are presented or dismissed at once, only one is.
  case stopsAtOneModal
  /// H17: content replaced below a modal leaks, and the modal stays.
  case leaksBelowModals
  /// H18: other code replaces the delegate after a while, and later callbacks are lost.
  case losesDelegate
  /// H19: a stack sends the callbacks for its top screen again whenever it becomes visible.
  case announcesTwice
  /// H20: screens below the top never report that they were removed.
  case forgetsHiddenScreens
  /// H21: a tap on the selected tab pops to its first screen without asking.
  case popsReselectedTabs
  /// H22: a tab that is selected during a stack's transition stays empty.
  case emptiesTabs
  /// H23: the host starts off the window, where animated changes are ignored.
  case startsOffWindow
  /// H24: the framework refuses a second change in one turn of the main loop, and reports each
  /// change as if other code had made it.
  case takesOneWritePerTurn
  /// H25: a dismissed modal blocks the next presentation for a while.
  case clearsModalsLate
  /// H26: a screen presents one sheet at a time; a second one appears by itself after the first.
  case holdsOneSheetPerAnchor
  /// H27: a sheet whose presenter was popped comes back.
  case bringsSheetsBack
  /// H28: a cancelled swipe removes the screen from the path of a stack that still shows it.
  case corruptsPaths
  /// H29: a leaving screen is drawn with the state that remains after it left.
  case drawsFromState
  /// H31: while columns come beside each other, or on each other, they hold only a part of their screens, and announce
  /// the rest one after the other.
  case movesColumnsOneByOne
  /// H32: an alert closes, and calls its action only later.
  case callsActionsLate
  /// H33: other code presents and pushes its own controllers.
  case holdsForeignThings
  /// H34: the framework performs the user's step back without asking a guard first.
  case removesBeforeAsking
  /// H35: the host shows its root only some time after the tree has started.
  case mountsLate
  /// H36: the framework calls completions before the animation has ended.
  case completesEarly
  /// H37: pages that are changed while they turn stop the app
  /// ([rdar 24607701](https://github.com/lionheart/openradar-mirror/issues/7586)).
  case crashesInTurns
  /// H40: the framework never ends a turn to the page that is shown, and reports the user's turns only when they end
  /// ([XCoordinator-Example PR#16](https://github.com/quickbirdstudios/XCoordinator-Example/pull/16),
  /// [react-native-pager-view#518](https://github.com/callstack/react-native-pager-view/pull/518)).
  case waitsForShownPages
  /// H41: a page from which the user turns away is reported as removed
  /// ([RxFlow#100](https://github.com/RxSwiftCommunity/RxFlow/issues/100),
  /// [RxFlow#117](https://github.com/RxSwiftCommunity/RxFlow/issues/117)).
  case removesTurnedPages
  /// H42: a turn is reported while the finger is down, and the finger comes back before it turns the page
  /// ([THSegmentedPager#12](https://github.com/hons82/THSegmentedPager/issues/12)).
  case reportsTurnsEarly
  /// H43: a column that moves between its own place and the one list is reported as removed
  /// ([woocommerce-ios PR#17778](https://github.com/woocommerce/woocommerce-ios/pull/17778)).
  case removesMovedColumns

  /// The number of the hazard, such as `H01`.
  public var row: String { Self.rows[self] ?? "" }

  /// The hazards that a host cannot reproduce, each with the reason and the place of its tests.
  public static let elsewhere: [(row: String, reason: String)] = [
    ("H11", "concerns the memory of UIKit's own objects: proven by the UIKit host's leak checks"),
    ("H30", "concerns tasks of a flow that has ended: proven by the core's tests of tasks"),
    (
      "H38",
      "concerns SwiftUI, where a view chosen by the width loses its stack (LabImporter#43): proven by the native host's tests of columns"
    ),
    (
      "H39",
      "concerns UIKit's compact column, which up to iOS 17 is set once: proven by the UIKit host's tests of columns"
    ),
    (
      "H44",
      "concerns UIPageViewController, which shows a removed neighbour again (rdar 13162693): proven by the UIKit host's tests of pages"
    ),
    (
      "H45",
      "concerns UIKit's choice of the column on top of a narrow window (WordPress-iOS PR#18146): proven by the UIKit host's tests of columns"
    ),
    (
      "H46",
      "concerns columns that hide or come while the room changes (rdar 14714737): proven by the UIKit host's tests of columns"
    ),
  ]

  /// The quirks are in the order of the rows, without those of ``elsewhere``.
  private static let rows: [Quirk: String] = {
    let missing = Set(elsewhere.map(\.row))
    let numbers = (1...46).map { $0 < 10 ? "H0\($0)" : "H\($0)" }.filter { !missing.contains($0) }
    return Dictionary(uniqueKeysWithValues: zip(allCases, numbers))
  }()
}
