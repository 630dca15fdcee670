#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Foundation
  import SwiftUI
  import UIKit
  @_spi(Hosting) import Usher
  import UsherLinks
  import UsherUIKit

  /// Where a view stands; it keeps nothing alive.
  @MainActor
  final class FlowPlace {
    private weak var context: FlowContext?
    /// What shows the view in the UIKit host.
    weak var controller: UIViewController?
    /// What the view shows, where that is known.
    private weak var node: Node?

    init(_ context: FlowContext, node: Node? = nil) {
      self.context = context
      self.node = node
    }

    var host: FlowHost? { context?.host }

    func goBack() {
      guard let host, let node = node ?? controller.flatMap({ host.node(shownBy: $0) }) else {
        return
      }
      host.tree.userWentBack(from: node)
    }
  }
#endif
