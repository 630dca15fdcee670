#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  extension UIKitDriver {
    var presentationBlocker: String? {
      // Controllers below a full screen presentation have no window either.
      (modals.last ?? base)?.viewIfLoaded?.window == nil ? "a window that is not on screen" : nil
    }

    func count(in hostContainer: HostContainer) -> Int {
      guard hostContainer.id != emptied, let held = hostContainer.held else { return 0 }
      if let pages = held.pages { return pages.items.count }
      return held.children.count - held.foundation
    }

    func item(at position: Int, in hostContainer: HostContainer) -> ObservedItem {
      guard let held = hostContainer.held else { return .foreign("nothing") }
      if let items = held.pages?.items {
        return items.indices.contains(position) ? .node(items[position].id) : .foreign("nothing")
      }
      let children = held.children
      let (index, overflows) = held.foundation.addingReportingOverflow(position)
      guard position >= 0, !overflows, index < children.count else { return .foreign("nothing") }
      return store[observed: children[index]]
    }

    func selection(in hostContainer: HostContainer) -> Int {
      switch hostContainer.kind {
      case .tabs:
        guard let tabs = hostContainer.held?.tabs else { return 0 }
        // While the list of more tabs is shown, none of ours is selected.
        return tabs.selection ?? hostContainer.shownSelection
      case .pages: return hostContainer.held?.pages?.selection ?? hostContainer.shownSelection
      case .stack, .single, .split: return 0
      }
    }

    var modalCount: Int {
      if let seenModals { return seenModals.count }
      var (count, top) = (0, base?.presentedViewController)
      while let modal = top { (count, top) = (count + 1, modal.presentedViewController) }
      return count
    }

    func modal(at position: Int) -> ObservedItem {
      let modals = modals
      return modals.indices.contains(position)
        ? store[observed: modals[position]] : .foreign("nothing")
    }

    func cause(ofRemoving node: Node) -> EndingCause {
      if let cause = node.held?.leftBy { return cause }
      return node.parentContainer?.hostContainer.flatMap { causes[$0.id] } ?? .removedByHost
    }

    /// All presented controllers, from the bottom.
    ///
    /// ``activity`` reads them. They are read again only after a possible change.
    var modals: [UIViewController] {
      if let seenModals { return seenModals }
      var modals: [UIViewController] = []
      var top = base
      while let next = top?.presentedViewController {
        modals.append(next)
        top = next
      }
      return modals
    }

    /// Forgets what ``activity`` read.
    func forgetSeenModals() {
      guard let former = seenModals else { return }
      seenModals = nil
      // A controller of the app may read the tree as it is released, so it is released after that.
      withExtendedLifetime(former) {}
    }
  }
#endif
