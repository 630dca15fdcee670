#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit
  public import Usher

  extension TransitionStyle {
    /// An animation of the app for a push, a pop, a replacement, a presentation, a dismissal, or a switcher.
    ///
    /// It is used where UIKit asks for one: for one animated change of a stack, and for a
    /// presentation or dismissal. In a switcher, where UIKit asks for none, it gets a snapshot of the former content,
    /// because that has ended; `interaction` is not used there. Elsewhere the default transition is used.
    ///
    /// - Parameters:
    ///   - animator: Animates the views; it must complete its context.
    ///   - interaction: Drives the animation by a gesture of the app, if it is interactive.
    @MainActor
    public static func animated(
      by animator: any UIViewControllerAnimatedTransitioning,
      interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) -> TransitionStyle {
      .custom(CustomTransition(animator: animator, interaction: interaction))
    }
  }

  extension Presentation {
    /// A large card in regular width; like a sheet elsewhere.
    ///
    /// `.sheet` leaves the choice to UIKit, which takes this before iOS 18 and a form sheet since.
    public static var pageSheet: Presentation { Presentation(.pageSheet) }
    /// A smaller, centred card in regular width; like a sheet elsewhere.
    public static var formSheet: Presentation { Presentation(.formSheet) }
    /// Covers everything, which stays visible below; the user cannot swipe it down.
    public static var overFullScreen: Presentation { Presentation(.overFullScreen) }

    /// Covers the app's controller that defines a presentation context, such as the one that contains an embedded flow;
    /// everything if there is none.
    ///
    /// What it covers is taken off the screen; the user cannot swipe it down.
    public static var currentContext: Presentation { Presentation(.currentContext) }
    /// Covers the same as ``currentContext``, which stays visible below; the user cannot swipe it down.
    public static var overCurrentContext: Presentation { Presentation(.overCurrentContext) }

    /// Presents with the app's own presentation controller and animations.
    ///
    /// - Parameter delegate: Becomes the controller's `transitioningDelegate`; retained while the
    ///   modal is shown.
    @MainActor
    public static func custom(
      _ delegate: any UIViewControllerTransitioningDelegate
    ) -> Presentation {
      Presentation(.custom, anchor: delegate)
    }
  }

  extension Presentation.Style {
    /// A transitioning delegate of the app; see ``Usher/Presentation/custom(_:)``.
    public static let custom = Presentation.Style("custom")
    /// Covers everything, which stays visible below; the user cannot swipe it down.
    public static let overFullScreen = Presentation.Style("over full screen")
    /// Covers a controller of the app; see ``Usher/Presentation/currentContext``.
    public static let currentContext = Presentation.Style("current context")
    /// Covers a controller of the app, which stays visible below.
    public static let overCurrentContext = Presentation.Style("over current context")
    /// A large card in regular width.
    public static let pageSheet = Presentation.Style("page sheet")
    /// A smaller, centred card in regular width.
    public static let formSheet = Presentation.Style("form sheet")

    /// UIKit's own style; `nil` for a style that the host does not know.
    var modalPresentationStyle: UIModalPresentationStyle? {
      switch self {
      case .sheet: .automatic
      case .pageSheet: .pageSheet
      case .formSheet: .formSheet
      case .fullScreen: .fullScreen
      case .overFullScreen: .overFullScreen
      case .currentContext: .currentContext
      case .overCurrentContext: .overCurrentContext
      case .popover: .popover
      case .custom: .custom
      default: nil
      }
    }
  }

  /// The custom value of a transition for this host.
  @MainActor
  final class CustomTransition {
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?

    init(
      animator: any UIViewControllerAnimatedTransitioning,
      interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
      self.animator = animator
      self.interaction = interaction
    }
  }

  extension TransitionStyle {
    /// The app's own animation, if there is one.
    @MainActor
    var uiKit: CustomTransition? {
      guard case .custom(let value) = kind else { return nil }
      if let transition = value as? CustomTransition { return transition }
      return (value as? any UIViewControllerAnimatedTransitioning).map {
        CustomTransition(animator: $0, interaction: nil)
      }
    }
  }
#endif
