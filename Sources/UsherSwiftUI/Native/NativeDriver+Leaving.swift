#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Observation
  import SwiftUI
  @_spi(Hosting) import Usher

  /// Holds what wants to be asked before it is left, and asks when the user tries to leave it.
  extension NativeDriver {
    /// Switches SwiftUI's own ways out off or on, for everything that the user can leave now.
    ///
    /// - Complexity: O(*n*) in how deep containers nest.
    func holdGuarded() {
      guard tree?.isLive == true else { return }
      for container in shownContainers {
        if let top = container.items.last { holdGuarded(top) }
        listen(to: container)
      }
      for modal in modals {
        holdGuarded(modal)
        listen(to: modal)
      }
    }

    /// The containers that lead to the visible screens.
    var shownContainers: [NativeContainer] {
      var found: [NativeContainer] = []
      var open = ([root] + modals.map(\.item.container)).compactMap(\.self)
      while let container = open.popLast() {
        for here in container.parts {
          found.append(here)
          let shown =
            switch here.kind {
            case .stack, .single, .split: here.items.last
            case .tabs, .pages: here.items.first { $0.id == here.selection }
            }
          if let inner = shown?.container { open.append(inner) }
        }
      }
      return found
    }

    /// Holds the top item of a stack as long as it wants to be asked.
    func holdGuarded(_ item: NativeItem) {
      guard let container = stack(under: item) else { return }
      let asks: Bool
      if item.isFollowed {
        // Not everything that it is read from need be observable.
        asks = self.asks(item, in: container)
      } else {
        item.isFollowed = true
        asks = withObservationTracking {
          self.asks(item, in: container)
        } onChange: { [weak self, weak item] in
          Task { @MainActor [weak self, weak item] in
            item?.isFollowed = false
            if let self, let item { self.holdGuarded(item) }
          }
        }
      }
      if item.asksToGoBack != asks { item.asksToGoBack = asks }
    }

    /// The stack, or the column, whose top an item is.
    private func stack(under item: NativeItem) -> NativeContainer? {
      let hostContainer = item.node.parentContainer?.hostContainer
      let container = hostContainer?.hostObject as? NativeContainer
      return container?.parts.first { $0.kind.isLayered && $0.items.last === item }
    }

    private func asks(_ item: NativeItem, in container: NativeContainer) -> Bool {
      guard let tree, container.items.count > 1,
        let hostContainer = item.node.parentContainer?.hostContainer, isTop(item, of: hostContainer)
      else { return false }
      let column = column(goingBackFrom: item, of: hostContainer)
      return tree.leavePolicy(over: 1, in: hostContainer, column: column) == .ask
    }

    /// Holds a sheet as long as something in it wants to be asked; a popover too where it is a sheet.
    ///
    /// A popover beside other content is left by a tap, of which nothing tells while it is held. It goes, is put back,
    /// and asks.
    private func holdGuarded(_ modal: NativeModal) {
      let isSheet = modal.style == .sheet || modal.style == .popover && showsPopoversAsSheets
      guard isSheet else {
        if modal.asksToLeave { modal.asksToLeave = false }
        return
      }
      let asks: Bool
      if modal.isFollowed {
        asks = tree?.leavePolicy(modal.node) == .ask
      } else {
        modal.isFollowed = true
        asks = withObservationTracking {
          tree?.leavePolicy(modal.node) == .ask
        } onChange: { [weak self, weak modal] in
          Task { @MainActor [weak self, weak modal] in
            modal?.isFollowed = false
            if let self, let modal { self.holdGuarded(modal) }
          }
        }
      }
      if modal.asksToLeave != asks { modal.asksToLeave = asks }
    }

    // MARK: - What the user tries

    /// The user wants to go back from the top item of a stack.
    func userWantsBack(over count: Int, from item: NativeItem, by cause: EndingCause) {
      guard let tree, activity == .idle,
        let hostContainer = item.node.parentContainer?.hostContainer, isTop(item, of: hostContainer)
      else { return }
      tree.userWentBack(
        count: count, in: hostContainer, column: column(goingBackFrom: item, of: hostContainer),
        cause: cause)
    }
  }
#endif
