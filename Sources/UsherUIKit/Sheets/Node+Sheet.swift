@_spi(Hosting) package import Usher

extension Node {
  /// The declarations of a sheet: of the flow in it, or else of the screen that it shows; `nil` for none.
  ///
  /// - Complexity: O(*d*) in the number of flows between this node and its screen.
  package var sheetConfiguring: (any SheetConfiguring)? {
    var node = self
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
