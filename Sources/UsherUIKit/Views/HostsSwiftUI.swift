#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  #if canImport(SwiftUI)
    import SwiftUI
  #endif

  /// A controller whose view belongs to SwiftUI, which reports subviews of other code as a fault.
  @MainActor
  protocol HostsSwiftUI: UIViewController {}

  #if canImport(SwiftUI)
    extension UIHostingController: HostsSwiftUI {}
  #endif
#endif
