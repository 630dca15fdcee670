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
}
