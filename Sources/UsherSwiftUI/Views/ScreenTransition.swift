#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import SwiftUI
  public import Usher

  /// A transition of SwiftUI's from one place of a switcher to the next.
  struct ScreenTransition {
    let transition: AnyTransition
    let animation: Animation
  }

  extension TransitionStyle {
    /// A transition of SwiftUI's between the places of a `Switcher`, in SwiftUI's own containers.
    ///
    /// ```swift
    /// show(.main, transition: .transition(.move(edge: .trailing)))
    /// ```
    ///
    /// As everywhere in SwiftUI, it belongs to the view that comes: its removal is seen when that view leaves, if that
    /// change is animated too. Other changes, and other hosts, use their default.
    ///
    /// - Parameters:
    ///   - transition: How the next place comes, and later leaves.
    ///   - animation: The time and the curve of this change.
    public static func transition(
      _ transition: AnyTransition, animation: Animation = .default
    ) -> TransitionStyle {
      .custom(ScreenTransition(transition: transition, animation: animation))
    }
  }
#endif
