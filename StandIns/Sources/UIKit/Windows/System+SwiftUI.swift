extension _System {
  /// One of two answers where sources differ on what SwiftUI does, for the model of it that is built on this one.
  public struct SwiftUIValues: Sendable, Equatable {
    /// When a stack writes its path while the user goes back.
    public enum PathWrite: Sendable, CaseIterable {
      /// With the first movement; a gesture that is cancelled writes the path back.
      case start
      /// When the finger lifts; without a gesture at the start.
      case release
      /// When the transition is over.
      case end
    }
    /// How often the end of something is written.
    public enum Writes: Sendable, CaseIterable { case once, twice }
    /// When tabs that were never selected appear.
    public enum Tabs: Sendable, CaseIterable {
      /// With the tab view.
      case eager
      /// When they are first selected.
      case lazy
    }
    /// What a tap on the selected tab writes.
    public enum TabTappedAgain: Sendable, CaseIterable { case writes, writesNothing }
    /// What a tab view shows whose binding refuses the tab that was tapped.
    public enum RefusedTab: Sendable, CaseIterable { case isReverted, stays }
    /// When `onDismiss` is called.
    public enum OnDismiss: Sendable, CaseIterable { case afterBinding, beforeBinding }
    /// What becomes of a presentation that is asked for while another is there.
    public enum SecondSheet: Sendable, CaseIterable { case isQueued, isLost }
    /// What becomes of content that is on its way out.
    public enum LeavingContent: Sendable, CaseIterable { case isFrozen, isLive }
    /// What becomes of a path that is written during a transition.
    public enum WriteInTransition: Sendable, CaseIterable { case waits, isIgnored }
    /// What becomes of a path when the root of its stack gets another identity in the same update.
    public enum PathOfNewRoot: Sendable, CaseIterable { case isKept, isDropped }
    /// What becomes of a sheet whose presenter goes.
    public enum OrphanedSheet: Sendable, CaseIterable {
      /// It goes too.
      case goes
      /// It goes, comes back, and goes again.
      case comesBackOnce
    }
    /// How several presentations go of which the lowest is dismissed.
    public enum SeveralDismissals: Sendable, CaseIterable { case atOnce, stepwise }
    /// Whether views that are not on the screen are told that they appear when another page is pushed.
    public enum StrayAppearances: Sendable, CaseIterable { case none, some }
    /// In which order views hear that they appear or disappear, if several do.
    public enum Appearances: Sendable, CaseIterable { case innerFirst, outerFirst }
    /// When a view with the identity as its transition hears that it has gone, if another one comes.
    public enum IdentityTransition: Sendable, CaseIterable {
      /// Before the new views appear.
      case leavesFirst
      /// After they have appeared, as views with other transitions do.
      case leavesLast
    }
    /// What becomes of writes of one turn that have different transactions.
    public enum Transactions: Sendable, CaseIterable {
      /// Each is an update of its own.
      case areUpdates
      /// One update takes up all of them.
      case areOneUpdate
    }
    /// How long a stack keeps the values that were taken off its path.
    public enum RemovedValues: Sendable, CaseIterable {
      case areReleased, areKeptUntilTheNextChange
    }
    /// What becomes of touches while something moves.
    public enum TouchesInTransition: Sendable, CaseIterable {
      case areRefused
      /// They reach what arrives, unless a finger holds the transition.
      case reachTheArrivingScreen
      /// They reach what arrives, also beside a finger that holds the transition.
      case reachItBesideAFinger
    }
    /// Whether a button of an alert acts before the alert's binding is cleared.
    public enum AlertAction: Sendable, CaseIterable { case afterBinding, beforeBinding }
    /// Whether a swipe over the content goes back.
    public enum ContentSwipe: Sendable, CaseIterable { case goesBack, doesNothing }
    /// What a hidden back button does to the swipe over the content.
    public enum HiddenBackButton: Sendable, CaseIterable {
      case turnsContentSwipeOff, leavesContentSwipeOn
    }
    /// When the link that launches an app reaches its views.
    public enum LaunchLink: Sendable, CaseIterable { case afterAppearing, beforeAppearing }
    /// When a stack looks for the destinations of its path.
    public enum Destinations: Sendable, CaseIterable {
      /// With the path: pages have their content at once.
      case withThePath
      /// After it was read: pages are empty until the next update.
      case afterThePath
    }
    /// What tells a page of a stack from others.
    public enum PageIdentity: Sendable, CaseIterable {
      /// Its value: another value in its place is another page.
      case byValue
      /// Its place: another value in its place is shown by the same page, with the same state.
      case byPosition
    }
    /// When the binding of a sheet is written that the user drags down.
    public enum SheetWrite: Sendable, CaseIterable {
      /// When the finger lifts.
      case release
      /// When the transition is over.
      case end
    }
    /// Which of several `interactiveDismissDisabled` beside each other counts.
    public enum HeldSiblings: Sendable, CaseIterable {
      /// Any that holds the sheet.
      case anyCounts
      /// The last one.
      case lastCounts
    }
    /// What `presentationDetents` around a view does to those inside of it.
    public enum OuterDetents: Sendable, CaseIterable { case replaces, yields }
    /// What `toolbar(_:for:)` around a view does to one inside of it.
    public enum OuterToolbar: Sendable, CaseIterable { case yields, replaces }

    /// What becomes of a path when its root gets another identity.
    public var pathOfNewRoot = PathOfNewRoot.isKept
    /// What becomes of a sheet whose presenter goes; by the version unless it is set.
    public var orphanedSheet: OrphanedSheet?
    /// How several presentations go.
    public var severalDismissals = SeveralDismissals.atOnce
    /// Whether views that are not on the screen are told that they appear.
    public var strayAppearances = StrayAppearances.none
    /// In which order views hear that they appear or disappear.
    public var appearances = Appearances.innerFirst
    /// When a view with the identity as its transition hears that it has gone.
    public var identityTransition = IdentityTransition.leavesFirst
    /// What becomes of writes with different transactions.
    public var transactions = Transactions.areUpdates
    /// When the binding of a link is written while the user goes back.
    public var linkWrite = PathWrite.end
    /// How long a stack keeps the values that were taken off its path.
    public var removedValues = RemovedValues.areReleased
    /// What becomes of touches while something moves; by the version unless it is set.
    public var touchesInTransition: TouchesInTransition?
    /// When a stack looks for the destinations of its path.
    public var destinations = Destinations.withThePath
    /// What tells a page of a stack from others.
    public var pageIdentity = PageIdentity.byValue
    /// When the binding of a sheet is written that the user drags down.
    public var sheetWrite = SheetWrite.end

    /// When a stack writes its path while the user goes back.
    public var pathWrite = PathWrite.release
    /// How often a stack writes its path when the user went back.
    public var pathWrites = Writes.once
    /// When tabs appear; by the version unless it is set.
    public var tabs: Tabs?
    /// What a tap on the selected tab writes.
    public var tabTappedAgain = TabTappedAgain.writes
    /// What a tab view shows whose binding refuses a tab.
    public var refusedTab = RefusedTab.isReverted
    /// Whether a button of an alert acts before the alert's binding is cleared.
    public var alertAction = AlertAction.afterBinding
    /// Whether a swipe over the content goes back; by the version unless it is set.
    public var contentSwipe: ContentSwipe?
    /// What a hidden back button does to the swipe over the content.
    public var hiddenBackButton = HiddenBackButton.turnsContentSwipeOff
    /// Which of several `interactiveDismissDisabled` beside each other counts.
    public var heldSiblings = HeldSiblings.anyCounts
    /// What `presentationDetents` around a view does to those inside of it.
    public var outerDetents = OuterDetents.replaces
    /// What `toolbar(_:for:)` around a view does to one inside of it.
    public var outerToolbar = OuterToolbar.yields
    /// When the link that launches an app reaches its views.
    public var launchLink = LaunchLink.afterAppearing
    /// When `onDismiss` is called.
    public var onDismiss = OnDismiss.afterBinding
    /// What becomes of a second presentation.
    public var secondSheet = SecondSheet.isQueued
    /// What becomes of content that is on its way out.
    public var leavingContent = LeavingContent.isFrozen
    /// What becomes of a path that is written during a transition.
    public var writeInTransition = WriteInTransition.waits

    /// The standard.
    public init() {}
  }

  /// What becomes of touches while something moves, as it was set or as the version has it.
  package var touchesInTransition: SwiftUIValues.TouchesInTransition {
    answers.touchesInTransition ?? (version >= .iOS26 ? .reachTheArrivingScreen : .areRefused)
  }
  /// Whether a swipe over the content goes back, as it was set or as the version has it.
  internal var swipesOverContent: Bool {
    (answers.contentSwipe ?? (version >= .iOS26 ? .goesBack : .doesNothing)) == .goesBack
  }
}
