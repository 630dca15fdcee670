#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  @_spi(Hosting) import Usher

  /// Finds the transition from one place of a switcher to the next.
  extension NativeDriver {
    /// Returns the transition of a change, which is that of its two screens unless the request names one.
    func transition(
      _ requested: TransitionStyle, from: NativeItem?, to: NativeItem?
    ) -> TransitionStyle {
      guard case .automatic = requested.kind, !context.views.pairs.isEmpty,
        let from = from?.visibleScreen, let to = to?.node.visibleScreen
      else { return requested }
      return context.views.pairs.transition(from: from, to: to) ?? requested
    }
  }
#endif
