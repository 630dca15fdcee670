#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  extension String {
    /// Whether the system has a picture of this name.
    @MainActor var isSymbol: Bool {
      #if canImport(UIKit)
        UIImage(systemName: self) != nil
      #elseif canImport(AppKit)
        NSImage(systemSymbolName: self, accessibilityDescription: nil) != nil
      #else
        false
      #endif
    }
  }
#endif
