#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import Usher

  /// The place of the root flow's controller.
  enum Placement {
    /// Placed by the app, for example in a window.
    case alone
    /// In a SwiftUI view, which SwiftUI may remove and recreate.
    case embedded
    /// In the app's own navigation controller, above its top; `nil` if it was empty.
    case continuing(UINavigationController, above: UIViewController?)
    /// Presented by a controller of the app.
    case presented(by: UIViewController, Presentation)
  }
#endif
