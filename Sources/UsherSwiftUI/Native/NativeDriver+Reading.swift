#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  extension NativeDriver {
    /// Whether SwiftUI shows the flow in a window.
    var isOnScreen: Bool { ground.isLive }

    var presentationBlocker: String? {
      canPresent ? nil : "a window that is not on screen"
    }

    // MARK: - Containers

    func count(in hostContainer: HostContainer) -> Int {
      guard hostContainer.id != emptied,
        let container = hostContainer.hostObject as? NativeContainer
      else { return 0 }
      return count(of: container)
    }

    func count(of container: NativeContainer) -> Int {
      guard !container.isExpanded else {
        return container.columns.reduce(0) { $0 + count(of: $1) }
      }
      let known = container.items.count
      if let pages = pageCount(of: container) {
        // There is one page even for a stack without a first item.
        return known == 0 ? max(pages - 1, 0) : pages
      }
      return tabCount(of: container) ?? known
    }

    func item(at position: Int, in hostContainer: HostContainer) -> ObservedItem {
      guard let container = hostContainer.hostObject as? NativeContainer, position >= 0 else {
        return .foreign("nothing")
      }
      var position = position
      for column in container.shownColumns {
        let count = count(of: column)
        if position < count { return item(at: position, of: column) }
        position -= count
      }
      return container.isExpanded ? .foreign("nothing") : item(at: position, of: container)
    }

    private func item(at position: Int, of part: NativeContainer) -> ObservedItem {
      if position < part.items.count { return .node(part.items[position].id) }
      return .foreign(nameOfPage(at: position, in: part) ?? "nothing")
    }

    /// Whether SwiftUI shows an item.
    func shows(_ item: NativeItem, in container: NativeContainer) -> Bool {
      container.parts.contains { part in
        part.items.firstIndex { $0 === item }.map { $0 < count(of: part) } ?? false
      }
    }

    func selection(in hostContainer: HostContainer) -> Int {
      guard let container = hostContainer.hostObject as? NativeContainer else { return 0 }
      return selection(of: container) ?? hostContainer.shownSelection
    }

    func selection(of container: NativeContainer) -> Int? {
      tabSelection(of: container) ?? container.items.firstIndex { $0.id == container.selection }
    }

    // MARK: - Modals

    /// A presented modal, or an alert that is off screen because another modal covers it.
    enum Seen {
      case ours(NativeModal)
      /// By its name for reports.
      case foreign(String)

      func isModal(_ modal: NativeModal) -> Bool {
        if case .ours(let one) = self { one === modal } else { false }
      }
    }

    var seen: [Seen] {
      guard isOnScreen || isPresenting else { return modals.map { .ours($0) } }
      guard var seen = presentedNow else {
        // As SwiftUI last told: what is above something that has gone has gone with it.
        let there = modals.prefix { !$0.hasGone }
        for modal in there where modal.isAlert {
          if let base = modal.base, base.next === modal, base.seenRevision == base.revision {
            modal.hasArrived = true
          }
        }
        return there.map { .ours($0) }
      }
      for modal in modals.reversed() {
        guard let covered = modal.covered,
          let place = seen.firstIndex(where: { $0.isModal(modal) })
        else { continue }
        seen.insert(.ours(covered), at: place)
      }
      return seen
    }

    var modalCount: Int { seen.count }

    func modal(at position: Int) -> ObservedItem {
      let seen = seen
      guard seen.indices.contains(position) else { return .foreign("nothing") }
      switch seen[position] {
      case .ours(let modal): return .node(modal.node.id)
      case .foreign(let name): return .foreign(name)
      }
    }

    /// Releases containers and modals that SwiftUI no longer shows, or never showed.
    func forgetLost() {
      let seen = seen
      let there = seen.compactMap { if case .ours(let modal) = $0 { modal } else { nil } }
      guard there.count != modals.count else { return }
      let lost = modals.filter { modal in !there.contains { $0 === modal } }
      modals = modals.filter { modal in there.contains { $0 === modal } }
      for modal in lost.reversed() {
        forget(modal.node)
        modal.base?.lost(modal)
      }
    }

    // MARK: - Causes

    func cause(ofRemoving node: Node) -> EndingCause {
      if let modal = modals.last(where: { $0.node === node }) {
        return modal.cause ?? .removedByHost
      }
      guard let hostContainer = node.parentContainer?.hostContainer else { return .removedByHost }
      return causes[hostContainer.id] ?? cause(ofLosingIn: hostContainer)
    }

    /// What took pages away of which SwiftUI has not told yet.
    private func cause(ofLosingIn hostContainer: HostContainer) -> EndingCause {
      guard let container = hostContainer.hostObject as? NativeContainer, container.kind.isLayered
      else { return .removedByHost }
      if container.parts.contains(where: isSwipe) { return .swipe }
      let gone = container.items.count - count(of: container)
      return gone > 1 ? .backMenu : gone == 1 ? .backButton : .removedByHost
    }
  }
#endif
