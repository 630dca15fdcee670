#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// Shows pages.
  extension UIKitDriver: PagesSource {
    func controller(of page: Node) -> UIViewController { controller(for: page) }
    func page(of controller: UIViewController) -> Node? { store[controller] }
    func pagesChanged() {
      // UIKit is in the middle of a change, which is read afterwards.
      lookAgain()
    }

    /// Changes the list of pages; the driver knows all of them, also those without a controller.
    func apply(_ change: ItemsChange, to pages: PagesController, of hostContainer: HostContainer) {
      guard let positions = change.positions(among: pages.items.count) else {
        return refuse(.noPositions(for: change, among: pages.items.count))
      }
      store.noteDeparture(of: change.leaving)
      isAsking = true
      pages.replace(positions, with: change.inserted, showing: hostContainer.desiredSelection)
      isAsking = false
      expect([])
    }

    func didRelease(_ node: Node) { store.forget(node) }

    /// The movement in the visible pages of a layer; `nil` if nothing moves.
    func turning(in layer: UIViewController) -> DriverActivity? {
      var controller: UIViewController? = layer
      while let inner = controller {
        if let pages = inner as? PagesController, pages.activity != .idle { return pages.activity }
        controller = inner.visibleChild
      }
      return nil
    }

    /// Brings what UIKit keeps of pages up to date, once nothing moves.
    func refreshPages() {
      for layer in [base] + modals {
        guard let layer else { continue }
        for case let pages as PagesController in path(from: layer) { pages.refresh() }
      }
    }
  }
#endif
