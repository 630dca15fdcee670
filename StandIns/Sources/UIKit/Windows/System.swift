/// The system that a window or an app plays: its version, and one of two answers where the sources differ.
///
/// A window without one of its own plays the app's. Both are back at the standard after `StandIn.reset()`.
public struct _System: Sendable, Equatable {
  /// The versions that behave differently.
  public enum Version: Int, Sendable, Comparable, CaseIterable {
    case iOS17 = 17
    case iOS18 = 18
    case iOS26 = 26
    public static func < (one: Version, other: Version) -> Bool { one.rawValue < other.rawValue }
  }

  /// How the swipe back is turned off where a stack's delegate has `animationControllerFor`.
  public enum AnimatedStack: Sendable, CaseIterable {
    /// The recognizer keeps UIKit's own delegate, which refuses.
    case refuses
    /// The recognizer is left without a delegate, until one is set.
    case losesDelegate
  }

  /// How the system itself goes back, where no gesture and no button does: the menu of the back button, the escape
  /// gesture of VoiceOver, the keyboard.
  public enum SystemPop: Sendable, CaseIterable {
    /// By the methods that a subclass may override.
    case callsMethods
    /// Past them.
    case goesPastMethods
  }

  /// When the delegate of a presentation is told that the user's dismissal is over.
  public enum DismissalNews: Sendable, CaseIterable {
    /// With the end of the transition.
    case atTheEnd
    /// A turn later.
    case aTurnLater
  }

  /// When a dismissal without animation is over.
  public enum PlainDismissal: Sendable, CaseIterable {
    /// Before the call returns.
    case inTheCall
    /// Some turns later.
    case turnsLater
  }

  /// What becomes of a presentation that is asked for while something moves.
  public enum EarlyPresentation: Sendable, CaseIterable {
    /// It begins at once.
    case begins
    /// It begins when the transition is over.
    case waits
  }

  /// What a transition's coordinator answers when it is given a completion.
  public enum Alongside: Sendable, CaseIterable {
    /// That it will be run, and it is.
    case agrees
    /// That the animation will not run; the completion runs anyway.
    case refusesAndRuns
  }

  /// What becomes of a transition's completions when another transition cuts it short.
  public enum Interruption: Sendable, CaseIterable {
    /// They run before the other one begins.
    case tellsAtOnce
    /// They run a turn later.
    case tellsLater
    /// They never run.
    case neverTells
  }

  /// In which order a coordinator runs the completions that it was given.
  public enum CompletionOrder: Sendable, CaseIterable {
    case asAdded
    case reversed
  }

  /// When a coordinator runs its completions.
  public enum CompletionTime: Sendable, CaseIterable {
    /// After the stack's delegate was told that the new screen is there.
    case afterDelegate
    /// Before that.
    case beforeDelegate
  }

  /// What becomes of a finger that drags a sheet whose recognizer is switched off.
  public enum DisabledDrag: Sendable, CaseIterable {
    /// The drag is cancelled.
    case ends
    /// The drag goes on until the finger lifts.
    case goesOn
  }

  /// What becomes of a screen in a stack that `removeFromParent()` or another parent takes out.
  public enum StolenScreen: Sendable, CaseIterable {
    /// It leaves the stack's array too.
    case leavesStack
    /// The array keeps it, though it has no parent or another one.
    case staysInStack
  }

  /// What a new array of tabs does to the controllers that were there before and stay.
  public enum KeptTabs: Sendable, CaseIterable {
    /// They stay as they are.
    case stay
    /// They leave with all the others, and come again.
    case leaveFirst
  }

  /// Whether a stack's delegate is told of its top screen when the stack itself appears again.
  public enum Reappearance: Sendable, CaseIterable {
    case isTold
    case isNotTold
  }

  /// The page beside the shown one of a scrolling page controller, where the data source has another one by now.
  public enum NextPage: Sendable, CaseIterable {
    /// The data source is asked when the user swipes.
    case isAskedFor
    /// After an animated change by code it is the former page; else the data source is asked.
    case mayBeTheFormerOne
    /// It is asked for when the pages rest, and kept until other pages are shown.
    case isKept
  }

  /// Whom UIKit asks when the user drags a presented screen with a zoom transition away.
  public enum ZoomedModal: Sendable, CaseIterable {
    /// The options of the transition.
    case asksOptions
    /// The delegate of the presentation too, which is also told.
    case asksDelegateToo
  }

  /// Whether a tab bar controller tells that a tab is selected where code has selected it, or has set the tabs.
  public enum TabNews: Sendable, CaseIterable {
    /// As the name of the delegate's method says: the user has selected it.
    case ofUser
    case ofCodeToo
  }

  /// Which selection of the search tab opens its field in place of the bar.
  public enum SearchTab: Sendable, CaseIterable {
    /// Each one.
    case opensAnyway
    /// Only that which UIKit itself makes after a tap.
    case opensByTap
  }

  /// A mistake that tests plant in the stand-ins, which the steps for devices must find.
  package enum Mistake: String, Sendable, CaseIterable {
    /// The delegate of a stack is not told of a swipe back.
    case swipeIsNotTold
    /// The binding of a sheet that the user dismisses is written some turns too late.
    case sheetIsWrittenLate
    /// A tab that is tapped is written twice.
    case tabIsWrittenTwice
  }

  /// The version of the system.
  public var version = Version.iOS17
  /// How the swipe back is turned off by an animation of the delegate's.
  public var animatedStack = AnimatedStack.refuses

  /// How the system itself goes back.
  public var systemPop = SystemPop.callsMethods
  /// When the end of a user's dismissal is told.
  public var dismissalNews = DismissalNews.atTheEnd
  /// What coordinators answer.
  public var alongside = Alongside.agrees

  /// When a dismissal without animation is over.
  public var plainDismissal = PlainDismissal.inTheCall
  /// What becomes of a presentation during a transition.
  public var earlyPresentation = EarlyPresentation.begins

  /// What becomes of the completions of a transition that is cut short.
  public var interruption = Interruption.tellsAtOnce
  /// In which order completions run.
  public var completionOrder = CompletionOrder.asAdded
  /// When completions run.
  public var completionTime = CompletionTime.afterDelegate

  /// What becomes of a drag whose recognizer is switched off.
  public var disabledDrag = DisabledDrag.ends
  /// What becomes of a screen that is taken out of its stack.
  public var stolenScreen = StolenScreen.leavesStack
  /// What becomes of tabs that stay when there is a new array.
  public var keptTabs = KeptTabs.stay
  /// Whether a stack's delegate is told when the stack appears again.
  public var reappearance = Reappearance.isTold
  /// The page to which a swipe leads in a scrolling page controller.
  public var nextPage = NextPage.isKept
  /// Whom UIKit asks before a zoomed modal is dragged away.
  public var zoomedModal = ZoomedModal.asksOptions
  /// Whether the selection of a tab by code is told.
  public var tabNews = TabNews.ofUser
  /// Which selection of the search tab opens its field.
  public var searchTab = SearchTab.opensAnyway

  /// A planted mistake.
  package var mistake: Mistake?

  /// What SwiftUI does, where its model is built on this one.
  public var swiftUI: SwiftUIValues {
    get {
      answerReads?.add()
      return answers
    }
    set { answers = newValue }
  }
  /// The same for UIKit, the user and the views themselves, whose questions are not counted.
  package private(set) var answers = SwiftUIValues()
  /// Counts how often SwiftUI's model reads ``swiftUI``; `nil` for no count.
  public var answerReads: AnswerReads?

  /// The standard system of a version.
  public init(_ version: Version = .iOS17) { self.version = version }

  /// The same with another value of a switch.
  public func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var system = self
    system[keyPath: path] = value
    return system
  }
}

extension UIWindow {
  /// The system that this window plays.
  package var _system: _System {
    get { annex["system"] as? _System ?? UIApplication.shared._system }
    set { annex["system"] = newValue }
  }
}

extension UIViewController {
  /// The system of the window that the controller is in, or else the app's.
  internal var _system: _System { _view?.window?._system ?? UIApplication.shared._system }
}
