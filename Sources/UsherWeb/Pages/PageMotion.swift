public import Usher

/// The motion from one place of a switcher to the next, on a page.
public enum PageMotion: Sendable, Hashable {
  /// The former place fades out, which is the default.
  case fade
  /// The next place pushes the former one away; the direction follows that of the text.
  case push(from: Edge)

  /// An edge of the phone.
  public enum Edge: Sendable, Hashable {
    /// The edge above the content.
    case top
    /// The edge below the content.
    case bottom
    /// The edge where lines of text start.
    case leading
    /// The edge where lines of text end.
    case trailing
  }
}

extension TransitionStyle {
  /// A motion of a page between the places of a `Switcher`.
  ///
  /// ```swift
  /// show(.main, transition: .motion(.push(from: .trailing)))
  /// ```
  ///
  /// Other changes, and other hosts, use their default.
  public static func motion(_ motion: PageMotion) -> TransitionStyle { .custom(motion) }

  /// What the script is told; `nil` for a fade.
  var direction: String? {
    guard isAnimated else { return "none" }
    return switch customValue as? PageMotion {
    case nil, .fade: nil
    case .push(.top): "0 -1"
    case .push(.bottom): "0 1"
    case .push(.leading): "-1 0"
    case .push(.trailing): "1 0"
    }
  }
}
