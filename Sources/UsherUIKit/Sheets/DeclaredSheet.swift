@_spi(Hosting) package import Usher

/// Finds the declarations of a sheet.
package enum DeclaredSheet {
  /// Returns those of the flow in a modal, or else of the screen that it shows; `nil` for none.
  ///
  /// - Complexity: O(*d*) in the number of flows between the modal and its screen.
  @MainActor
  package static func of(_ modal: Node) -> (any SheetConfiguring)? {
    var node = modal
    while true {
      switch node.content {
      case .screen(let object): return object as? any SheetConfiguring
      case .flow(let flow):
        if let declared = flow.coordinator as? any SheetConfiguring { return declared }
        guard let inner = flow.container.selectedNode else { return nil }
        node = inner
      case .none, .listed, .alert, .left: return nil
      }
    }
  }
}
