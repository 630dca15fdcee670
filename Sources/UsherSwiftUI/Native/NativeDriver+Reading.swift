#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  extension NativeDriver {
    /// Whether SwiftUI shows the flow in a window.
    var isOnScreen: Bool { ground.probe?.window != nil }
    /// Whether nothing that SwiftUI presents for the flow can be there.
    var isDetached: Bool { ground.probe?.controller == nil }

    var presentationBlocker: String? {
      let probe = modals.last { !$0.isAlert }?.probe ?? ground.probe
      return probe?.window == nil ? "a window that is not on screen" : nil
    }

    /// Whether what UIKit holds of a container can be read.
    func isLive(_ container: NativeContainer) -> Bool { container.probe?.window != nil }

    func stack(of container: NativeContainer) -> UINavigationController? {
      guard container.kind == .stack, isLive(container) else { return nil }
      return container.probe?.sibling(UINavigationController.self)
    }

    private func tabs(of container: NativeContainer) -> UITabBarController? {
      guard container.kind == .tabs, isLive(container) else { return nil }
      return container.probe?.sibling(UITabBarController.self)
    }

    func count(in hostContainer: HostContainer) -> Int {
      guard hostContainer.id != emptied,
        let container = hostContainer.hostObject as? NativeContainer
      else { return 0 }
      return count(of: container)
    }

    func count(of container: NativeContainer) -> Int {
      let known = container.items.count
      if let stack = stack(of: container) {
        // There is one controller even for a stack without a first page.
        return known == 0 ? max(stack.viewControllers.count - 1, 0) : stack.viewControllers.count
      }
      if let tabs = tabs(of: container) { return tabs.viewControllers?.count ?? 0 }
      return known
    }

    func item(at position: Int, in hostContainer: HostContainer) -> ObservedItem {
      guard let container = hostContainer.hostObject as? NativeContainer, position >= 0 else {
        return .foreign("nothing")
      }
      if position < container.items.count { return .node(container.items[position].id) }
      guard let stack = stack(of: container), position < stack.viewControllers.count else {
        return .foreign("nothing")
      }
      return .foreign(stack.viewControllers[position].nameForReports)
    }

    func selection(in hostContainer: HostContainer) -> Int {
      guard let container = hostContainer.hostObject as? NativeContainer else { return 0 }
      return selection(of: container) ?? hostContainer.shownSelection
    }

    func selection(of container: NativeContainer) -> Int? {
      if let tabs = tabs(of: container) {
        return tabs.viewControllers?.firstIndex { $0 === tabs.selectedViewController }
      }
      return container.items.firstIndex { $0.id == container.selection }
    }

    // MARK: - Modals

    /// What is presented over the flow, from the bottom.
    var presented: [UIViewController] {
      var all: [UIViewController] = []
      var top = ground.probe?.outermost
      while let next = top?.presentedViewController {
        all.append(next)
        top = next
      }
      return all
    }

    /// One thing that is presented, or an alert that is off screen because of what is above it.
    enum Seen {
      case ours(NativeModal)
      case foreign(UIViewController)
    }

    var seen: [Seen] {
      guard isOnScreen || !presented.isEmpty else { return modals.map { .ours($0) } }
      var left = modals
      var seen: [Seen] = []
      for controller in presented {
        let position =
          controller is UIAlertController
          ? left.firstIndex { $0.isAlert && $0.base?.next === $0 }
          : left.firstIndex { $0.probe?.outermost === controller }
        if let position {
          let modal = left.remove(at: position)
          modal.hasArrived = true
          seen.append(.ours(modal))
        } else {
          seen.append(.foreign(controller))
        }
      }
      for modal in modals.reversed() {
        guard let covered = modal.covered,
          let place = seen.firstIndex(where: { if case .ours(modal) = $0 { true } else { false } })
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
      case .foreign(let controller):
        listenForEnd(of: controller)
        return .foreign(controller.nameForReports)
      }
    }

    /// Lets go of what SwiftUI does not show any more, or never did.
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

    func cause(ofRemoving node: Node) -> EndingCause {
      if let modal = modals.last(where: { $0.node === node }) {
        return modal.cause ?? .removedByHost
      }
      guard let hostContainer = node.parentContainer?.hostContainer else { return .removedByHost }
      return causes[hostContainer.id] ?? cause(ofLosingIn: hostContainer)
    }
  }

  extension NativeDriver {
    /// What took pages away of which SwiftUI has not told yet.
    private func cause(ofLosingIn hostContainer: HostContainer) -> EndingCause {
      guard let container = hostContainer.hostObject as? NativeContainer,
        container.kind == .stack
      else { return .removedByHost }
      if isSwipe(in: container) { return .swipe }
      let gone = container.items.count - count(of: container)
      return gone > 1 ? .backMenu : gone == 1 ? .backButton : .removedByHost
    }
  }

  extension UIViewController {
    /// A name to report something with that is not ours.
    fileprivate var nameForReports: String { title ?? String(describing: type(of: self)) }
  }

  private func ~= (pattern: NativeModal, value: NativeModal) -> Bool { pattern === value }
#endif
