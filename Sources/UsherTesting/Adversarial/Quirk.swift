/// A bad quirk of a UI framework, for an ``AdversarialHost``.
///
/// Each is a row of the list of hazards, H01 to H36, which come from defects on real devices. Rows
/// that cannot be a quirk of a host are in ``Quirk/elsewhere``. New cases may be added, so a
/// `switch` over it needs a `default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum Quirk: String, CaseIterable, Hashable, Sendable {
  /// H01: a change of a stack during a transition corrupts the stack, and is lost.
  case corruptsStacksInTransitions
  /// H02: during a transition containers claim to have their former, or their future children.
  case liesInTransitions
  /// H03: the host itself delays a push during a transition, and a second push of the same screen
  /// crashes.
  case defersPushes
  /// H04: a cancelled interactive pop has sent the callbacks of a pop.
  case announcesCancelledPops
  /// H05: a cancelled swipe does not announce the top of its stack.
  case forgetsCancelledPops
  /// H06: a request inside an appearance callback is dropped.
  case bouncesInCallbacks
  /// H07: the back menu pops several screens and sends one callback.
  case sendsOneCallbackForMenus
  /// H08: callbacks come late, and a second swipe begins before they do.
  case sendsCallbacksLate
  /// H09: a stack that changes during a modal's transition is stuck.
  case sticksBesideModals
  /// H10: a modal's end is announced only if the user caused it.
  case announcesPersonsDismissalsOnly
  /// H12: a controller told to dismiss itself dismisses the modal it presents instead.
  case dismissesTheChild
  /// H13: a second dismissal during a dismissal dismisses the parent too.
  case dismissesTheParentToo
  /// H14: off the window, from below another modal, and during a transition nothing is presented,
  /// and no delegate is called.
  case dropsPresents
  /// H15: completions are never called.
  case losesCompletions
  /// H16: of several modals at once only one comes or leaves.
  case stopsAtOneModal
  /// H17: content replaced below a modal leaks, and the modal stays.
  case leaksBelowModals
  /// H18: other code replaces the delegate after a while, and the callbacks are lost.
  case losesItsDelegate
  /// H19: a stack announces its top again whenever it becomes visible.
  case announcesTwice
  /// H20: screens below the top never report that they were removed.
  case forgetsHiddenScreens
  /// H21: a tap on the selected tab pops to its first screen without asking.
  case popsReselectedTabs
  /// H22: a tab selected while a stack moves stays empty.
  case emptiesTabs
  /// H23: the host starts off the window, where animated changes are ignored.
  case startsOffWindow
  /// H24: a second write in one turn of the main loop is refused, and each write is echoed.
  case takesOneWritePerTurn
  /// H25: a dismissed modal holds its place for a while.
  case clearsModalsLate
  /// H26: a screen presents one sheet; its second one waits and appears later, by itself.
  case holdsOneSheetPerAnchor
  /// H27: a sheet whose presenter was popped comes back.
  case bringsSheetsBack
  /// H28: a cancelled swipe removes the screen from the path of a stack that still shows it.
  case corruptsPaths
  /// H29: leaving screens are drawn from the remaining state.
  case drawsFromState
  /// H32: an alert closes first and calls its action afterwards.
  case callsActionsLate
  /// H33: other code presents and pushes its own controllers.
  case holdsForeignThings
  /// H34: the user's step back is performed before a guard is asked, and vetoes are ignored.
  case removesBeforeAsking
  /// H35: the host is mounted only after the tree has started.
  case mountsLate
  /// H36: completions are called before the animation has ended.
  case completesEarly

  /// The number of the hazard, such as `H01`.
  public var row: String { Self.rows[self] ?? "" }

  /// The hazards that cannot be a quirk of a host, with the place of their tests.
  public static let elsewhere: [(row: String, reason: String)] = [
    ("H11", "concerns the memory of UIKit's own objects: proven by the UIKit host's leak checks"),
    ("H30", "concerns tasks of a flow that has ended: proven by the core's tests of tasks"),
    ("H31", "concerns split views, which are no navigation model yet: proven with them"),
  ]

  /// The quirks are in the order of the rows, without those of ``elsewhere``.
  private static let rows: [Quirk: String] = {
    let missing = Set(elsewhere.map(\.row))
    let numbers = (1...36).map { $0 < 10 ? "H0\($0)" : "H\($0)" }.filter { !missing.contains($0) }
    return Dictionary(uniqueKeysWithValues: zip(allCases, numbers))
  }()
}
