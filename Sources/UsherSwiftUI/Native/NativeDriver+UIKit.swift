#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// What UIKit's controllers say, at the places that probes tell.
  extension NativeDriver {
    /// Whether something is presented over the flow, by the flow or other code.
    var isPresenting: Bool { ground.probe?.outermost?.presentedViewController != nil }
    /// Whether nothing that SwiftUI presents for the flow can be there.
    var isDetached: Bool { readsUIKit ? ground.probe?.controller == nil : !ground.isLive }
    /// Whether the top controller can present another one.
    var canPresent: Bool {
      guard readsUIKit else { return ground.isLive }
      let probe = modals.last { !$0.isAlert }?.probe ?? ground.probe
      return probe?.window != nil
    }

    func stack(of container: NativeContainer) -> UINavigationController? {
      switch container.kind {
      case .stack, .split:
        container.isLive ? container.navigation : nil
      case .tabs, .single, .pages: nil
      }
    }

    private func tabs(of container: NativeContainer) -> UITabBarController? {
      switch container.kind {
      case .tabs: container.isLive ? container.probe?.sibling(UITabBarController.self) : nil
      case .stack, .single, .pages, .split: nil
      }
    }

    func pageCount(of container: NativeContainer) -> Int? {
      stack(of: container)?.viewControllers.count
    }

    func nameOfPage(at position: Int, in container: NativeContainer) -> String? {
      guard let pages = stack(of: container)?.viewControllers, pages.indices.contains(position)
      else { return nil }
      return pages[position].nameForReports
    }

    /// Reports a screen on a stack whose view contains another stack.
    func checkForNestedStacks() {
      guard !context.reported.contains(.stackInScreen) else { return }
      for container in shownContainers where container.items.last?.container == nil {
        guard let pages = stack(of: container)?.viewControllers,
          pages.count == container.items.count,
          let page = pages.last, !page.children.isEmpty
        else { continue }
        if page.descendant(UINavigationController.self) != nil {
          context.report(.stackInScreen)
        }
      }
    }

    func tabCount(of container: NativeContainer) -> Int? {
      tabs(of: container).map { $0.viewControllers?.count ?? 0 }
    }

    func tabSelection(of container: NativeContainer) -> Int? {
      guard let tabs = tabs(of: container) else { return nil }
      return tabs.viewControllers?.firstIndex { $0 === tabs.selectedViewController }
    }

    // MARK: - Modals

    /// Whether a popover is shown as a sheet, as in narrow windows.
    var showsPopoversAsSheets: Bool {
      readsUIKit && ground.probe?.traitCollection.horizontalSizeClass == .compact
    }

    /// The controllers presented over the flow, from the bottom.
    var presented: [UIViewController] {
      var all: [UIViewController] = []
      var top = ground.probe?.outermost
      while let next = top?.presentedViewController {
        all.append(next)
        top = next
      }
      return all
    }

    /// The presented modals of the flow and of other code; `nil` if they cannot be read.
    var presentedNow: [Seen]? {
      guard readsUIKit else { return nil }
      var left = modals
      return presented.map { controller in
        let position =
          controller is UIAlertController
          ? left.firstIndex { $0.isAlert && $0.base?.next === $0 }
          : left.firstIndex { $0.probe?.outermost === controller }
        guard let position else {
          listenForEnd(of: controller)
          return .foreign(controller.nameForReports)
        }
        let modal = left.remove(at: position)
        modal.hasArrived = true
        return .ours(modal)
      }
    }

    /// Whether UIKit still presents a modal; `nil` if that cannot be read.
    func isPresented(_ modal: NativeModal) -> Bool? {
      guard readsUIKit else { return nil }
      return modal.isAlert
        ? presented.contains { $0 is UIAlertController }
        : presented.contains { $0 === modal.probe?.outermost }
    }

    /// Dismisses what other code presents, with everything above it: of several the one above `count` others.
    ///
    /// A sheet of a view that SwiftUI has removed leaves by itself, but not one of a controller.
    func dismissForeign(above count: Int, isAnimated: Bool) {
      let foreign = zip(presented, presentedNow ?? []).filter {
        if case .foreign = $1 { true } else { false }
      }
      guard foreign.indices.contains(count) else { return }
      foreign[count].0.presentingViewController?.dismiss(animated: isAnimated) { [weak self] in
        self?.happened(.modals)
      }
    }

    /// Hears when something foreign leaves, of which nothing else tells.
    private func listenForEnd(of controller: UIViewController) {
      guard let view = controller.presentationController?.containerView,
        !view.subviews.contains(where: { $0 is ProbeView })
      else { return }
      let probe = ProbeView.hidden()
      probe.onMove = { [weak self] in self?.lookAgain() }
      view.insertSubview(probe, at: 0)
    }

    // MARK: - What moves

    /// Looks whether stacks show what they were told.
    func checkContainers() {
      guard moving == nil else { return }
      for container in containers
      where container.isDue && container.seenRevision == container.revision {
        // Also where another tab covers it: what has left would be kept there.
        if let stack = container.navigation { container.check(stack) }
      }
    }

    /// What UIKit moves; `nil` if that is nothing.
    var moving: DriverActivity? {
      guard let base = ground.probe?.outermost else { return nil }
      var layer: UIViewController? = base
      while let here = layer {
        if let coordinator = here.coordinators.first(where: { $0 !== ended }) {
          waitForEnd(of: coordinator)
          return coordinator.isInteractive ? .interacting : .transitioning
        }
        if here !== base, here.isBeingPresented || here.isBeingDismissed {
          // No coordinator tells the end.
          lookAgain()
          return .transitioning
        }
        layer = here.presentedViewController
      }
      return nil
    }

    /// Wakes when a transition is over, however it ends.
    private func waitForEnd(of coordinator: any UIViewControllerTransitionCoordinator) {
      guard awaited !== coordinator else { return }
      awaited = coordinator
      let isPromised = coordinator.animate(alongsideTransition: nil) {
        [weak self, weak coordinator] _ in
        guard let self else { return }
        ended = coordinator
        if awaited === coordinator { awaited = nil }
        lookAgain()
      }
      if !isPromised {
        awaited = nil
        lookAgain()
      }
    }
  }

  extension UIViewController {
    /// The nearest controller of a type inside this one.
    func descendant<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
      var level = children
      while !level.isEmpty {
        for case let found as Controller in level { return found }
        level = level.flatMap(\.children)
      }
      return nil
    }

    /// A name to report something with that is not ours.
    fileprivate var nameForReports: String { title ?? String(describing: type(of: self)) }

    /// The transitions of this controller and of the visible controllers in it.
    fileprivate var coordinators: [any UIViewControllerTransitionCoordinator] {
      let inner: [UIViewController] =
        switch self {
        case let stack as UINavigationController: [stack.topViewController].compactMap(\.self)
        case let tabs as UITabBarController: [tabs.selectedViewController].compactMap(\.self)
        default: children
        }
      let own = transitionCoordinator.map { [$0] } ?? []
      return own + inner.flatMap(\.coordinators)
    }
  }
#endif
