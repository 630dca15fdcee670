#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// Which item a page of a stack shows.
  struct PageNote {
    weak var page: UIViewController?
    let id: NodeID
  }
#endif
