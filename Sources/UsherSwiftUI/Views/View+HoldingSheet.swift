#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  extension View {
    /// Keeps the user from dismissing the sheet around the view, or leaves that to what the view says.
    ///
    /// `interactiveDismissDisabled` around the view would replace what the view says. Beside it, it is written before and
    /// after the view, because Apple does not say which of several counts.
    func holdingSheet(_ isHeld: Bool) -> some View {
      background {
        if isHeld { Color.clear.interactiveDismissDisabled() }
      }
      .overlay {
        if isHeld {
          Color.clear.interactiveDismissDisabled().allowsHitTesting(false).accessibilityHidden(true)
        }
      }
    }
  }
#endif
