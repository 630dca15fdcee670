#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Foundation
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #endif
  @_spi(Hosting) import Usher
  import UsherLinks

  /// The place of a view in the flow; it retains nothing.
  @MainActor
  final class FlowPlace {
    private weak var context: FlowContext?
    #if canImport(UIKit)
      /// What shows the view in the UIKit host.
      weak var controller: UIViewController?
    #endif
    /// What the view shows, where that is known.
    private weak var node: Node?

    init(_ context: FlowContext, node: Node? = nil) {
      self.context = context
      self.node = node
    }

    var host: FlowHost? { context?.host }

    func goBack() {
      guard let host, let node = node ?? nodeOfController else { return }
      host.tree.userWentBack(from: node)
    }

    private var nodeOfController: Node? {
      #if canImport(UIKit)
        controller.flatMap { host?.node(shownBy: $0) }
      #else
        nil
      #endif
    }
  }
#endif
