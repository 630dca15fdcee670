#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// The system's own column for an inspector, beside the main one.
  extension SplitController {
    /// Whether split views of this system have it.
    static var hasInspectorColumn: Bool {
      #if os(visionOS)
        false
      #else
        guard #available(iOS 26, *) else { return false }
        return UIDevice.current.hasSystem(26)
      #endif
    }

    #if os(visionOS)
      func setInspector(_ stack: UIViewController) {}
      func showInspector(_ isShown: Bool) {}
    #else
      @available(iOS 26, *)
      func setInspector(_ stack: UIViewController) {
        setViewController(stack, for: .inspector)
        guard let width = layout.width(of: .inspector) else { return }
        minimumInspectorColumnWidth = width.minimum
        maximumInspectorColumnWidth = width.maximum
        preferredInspectorColumnWidth = width.ideal
      }

      @available(iOS 26, *)
      func showInspector(_ isShown: Bool) {
        if isShown { show(.inspector) } else { hide(.inspector) }
      }
    #endif
  }
#endif
