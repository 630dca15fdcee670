#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit
  public import Usher

  extension TransitionStyle {
    /// An animation of the app's own for a push, a pop, or something presented or dismissed.
    ///
    /// It takes part where UIKit asks for one: in a stack with one of its changes that is animated, and for
    /// what is presented or dismissed. Elsewhere the usual transition is used.
    ///
    /// - Parameters:
    ///   - animator: What moves the views; it must complete its context.
    ///   - interaction: What drives the animation by a gesture of the app's own, if it is interactive.
    @MainActor
    public static func animated(
      by animator: any UIViewControllerAnimatedTransitioning,
      interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) -> TransitionStyle {
      .custom(CustomTransition(animator: animator, interaction: interaction))
    }
  }

  extension Presentation {
    /// Presents by the app's own presentation controller and animations.
    ///
    /// - Parameter delegate: Becomes the controller's `transitioningDelegate`; held for as long as the
    ///   modal is there.
    @MainActor
    public static func custom(
      _ delegate: any UIViewControllerTransitioningDelegate
    ) -> Presentation {
      Presentation(.custom, anchor: delegate)
    }
  }

  extension Presentation.Style {
    /// By a transitioning delegate of the app's own; see ``Usher/Presentation/custom(_:)``.
    public static let custom = Presentation.Style("custom")
    /// Over everything, which stays visible below; the user cannot draw it down.
    public static let overFullScreen = Presentation.Style("over full screen")
    /// A smaller card in the middle where there is room.
    public static let formSheet = Presentation.Style("form sheet")

    /// The platform's own name; `nil` for a style that the host does not know.
    var modalPresentationStyle: UIModalPresentationStyle? {
      switch self {
      case .sheet: .pageSheet
      case .formSheet: .formSheet
      case .fullScreen: .fullScreen
      case .overFullScreen: .overFullScreen
      case .popover: .popover
      case .custom: .custom
      default: nil
      }
    }
  }

  /// What a transition says to this host.
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
