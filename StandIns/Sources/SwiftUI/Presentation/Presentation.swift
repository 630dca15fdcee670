import UIKit

/// What a modifier wants to be presented.
internal struct Wanted {
  /// Tells one presentation from the next; `nil` if nothing is wanted.
  let id: AnyHashable
  let make: () -> AnyView
}

/// Presents what a modifier wants, as long as its binding says so.
@MainActor internal final class Presentation: NSObject, LeavingSlot, Follower {
  enum Style { case sheet, cover, popover, alert, dialog }
  struct Words {
    var title = ""
    var message: AnyView?
  }

  let node: Node
  var style = Style.sheet
  var wanted: Wanted? { didSet { isNew = true } }
  /// Whether what is wanted was evaluated since the content was.
  private var isNew = false
  var words = Words()
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
  /// Makes the binding say no.
  var clear: () -> Void = {}
  var onDismiss: (() -> Void)?
  private(set) var shown: Shown?
  private var isGone = false

  final class Shown {
    let id: AnyHashable
    let content: Node
    let message: Node?
    let controller: UIViewController
    var isLeaving = false
    /// Whether the binding has been written already, because the user takes it away.
    var isWritten = false
    init(_ id: AnyHashable, _ content: Node, _ message: Node?, _ controller: UIViewController) {
      self.id = id
      self.content = content
      self.message = message
      self.controller = controller
    }
  }

  init(_ node: Node) { self.node = node }

  private var system: _System {
    node.nearestRegion?.controller?.viewIfLoaded?.window?._system ?? UIApplication.shared._system
  }

  /// The binding was read: content that goes is frozen before it is evaluated.
  func willSync() {
    guard let shown, system.swiftUI.leavingContent == .isFrozen else { return }
    if wanted?.id != shown.id { shown.content.isFrozen = true }
  }

  /// Makes what is presented what is wanted.
  func sync() {
    guard node.isAlive, !isGone else { return }
    if let shown {
      guard !shown.isLeaving else { return }
      if wanted?.id == shown.id {
        shown.content.isFrozen = false
        if let wanted, isNew {
          isNew = false
          (shown.content as? ViewNode<PageView<Deferred>>)?.update(
            PageView(content: Deferred(make: wanted.make)), environment(shown.content))
        }
      } else {
        dismiss(shown)
      }
    } else if let wanted {
      present(wanted)
    }
  }

  private func environment(_ content: Node?) -> EnvironmentValues {
    var environment = node.environment
    environment._stack = nil
    let dismisser = content?.environment._dismisser ?? Dismisser()
    dismisser.dismiss = { [weak self] in self?.clear() }
    environment._dismisser = dismisser
    // The presented controller tells how much room there is, not what it covers.
    let region = node.nearestRegion?.controller
    if let window = shown?.controller.viewIfLoaded?.window ?? region?.viewIfLoaded?.window {
      environment.readSizeClasses(of: window.traitCollection)
    }
    return environment
  }
  private func roomDidChange() {
    node.graph.afterPass { [weak self] in
      guard let self, let content = shown?.content, !content.isFrozen else { return }
      content.take(environment(content), isViewSame: true)
    }
  }

  // MARK: Presenting

  private func present(_ wanted: Wanted) {
    guard let presenter = node.nearestRegion?.controller,
      let window = presenter.viewIfLoaded?.window, window._isVisible
    else { return node.graph.retryLater(self) }
    var outermost: UIViewController = presenter
    while let parent = outermost.parent { outermost = parent }
    if outermost.presentedViewController != nil || outermost.isBeingPresented
      || outermost.isBeingDismissed
    {
      guard system.swiftUI.secondSheet == .isQueued || outermost.isBeingPresented else {
        return Console.shared.log(
          "Currently, only presenting a single sheet is supported; this one is lost.")
      }
      Console.shared.log(
        "Currently, only presenting a single sheet is supported. The next sheet will be presented "
          + "when the currently presented sheet gets dismissed.")
      node.graph.retryLater(self)
      if outermost.isBeingPresented { waitForTransition(of: outermost) }
      return
    }
    isNew = false
    let content = node.makeAside(
      PageView(content: Deferred(make: wanted.make)), environment(nil))
    let message = words.message.map { node.makeAside(PageView(content: $0), environment(nil)) }
    let controller = makeController(content, message)
    content.outlivesParent = comesBack && !(controller is UIAlertController)
    let shown = Shown(wanted.id, content, message, controller)
    self.shown = shown
    let isAnimated = !node.transaction.disablesAnimations
    // A dialog is a popover where there is room.
    let isPopover =
      style == .popover
      || style == .dialog && presenter.traitCollection.horizontalSizeClass == .regular
    if isPopover, let popover = controller.popoverPresentationController {
      popover.sourceView = presenter.view
      if case .rect(let source) = anchor {
        popover.sourceRect = source.make(presenter.view.bounds.size)
      }
    }
    if !(controller is UIAlertController) { controller.presentationController?.delegate = self }
    if let region = controller as? _RegionController {
      readHold(region, controller.presentationController)
    }
    presenter.present(controller, animated: isAnimated) { [weak self] in
      self?.node.graph.retry()
      self?.node.graph.afterPass { self?.sync() }
    }
  }
  private func waitForTransition(of controller: UIViewController) {
    controller.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.node.graph.retry()
    }
  }

  private func makeController(_ content: Node, _ message: Node?) -> UIViewController {
    if style == .alert || style == .dialog { return makeAlert(content, message) }
    let controller = PresentedController(nibName: nil, bundle: nil)
    controller.region = Region(content, controller)
    controller.onRoom = { [weak self] in self?.roomDidChange() }
    switch style {
    case .cover: controller.modalPresentationStyle = .fullScreen
    case .popover: controller.modalPresentationStyle = .popover
    default: break
    }
    return controller
  }

  // MARK: Dismissing

  private func dismiss(_ shown: Shown) {
    shown.isLeaving = true
    if shown.controller.isBeingPresented {
      shown.isLeaving = false
      shown.controller.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
        self?.node.graph.afterPass { self?.sync() }
      }
      return
    }
    guard let presenter = shown.controller.presentingViewController else { return finished(shown) }
    let isAnimated = !node.transaction.disablesAnimations
    if system.swiftUI.severalDismissals == .stepwise, let above = shown.controller.topmostPresented
    {
      // The upper ones go first, one by one.
      above.presentingViewController?.dismiss(animated: isAnimated) { [weak self] in
        self?.dismiss(shown)
      }
      return
    }
    presenter.dismiss(animated: isAnimated) { [weak self] in self?.finished(shown) }
  }
  /// The presented controller has gone because the binding said so.
  private func finished(_ shown: Shown) {
    guard self.shown === shown else { return }
    drop(shown)
    onDismiss?()
    node.graph.afterPass { self.sync() }
    node.graph.retry()
  }
  /// The presented controller has gone because the user dismissed it; `work` follows.
  func finish(_ work: @escaping () -> Void) {
    guard let shown else { return }
    let wasWritten = shown.isWritten
    let actsFirst = system.swiftUI.alertAction == .beforeBinding
    drop(shown)
    if actsFirst { work() }
    if system.swiftUI.onDismiss == .beforeBinding {
      onDismiss?()
      if !wasWritten { clear() }
    } else if system.mistake == .sheetIsWrittenLate, !(shown.controller is UIAlertController) {
      onDismiss?()
      MainClock.shared.after(turns: 3) { [self] in if !wasWritten { clear() } }
    } else {
      if !wasWritten { clear() }
      onDismiss?()
    }
    if !actsFirst { work() }
    node.graph.retry()
  }
  private func drop(_ shown: Shown) {
    self.shown = nil
    node.dropAside(shown.content)
    if let message = shown.message { node.dropAside(message) }
  }

  /// Its node goes, and what it presents with it.
  func leave() {
    isGone = true
    guard let shown else { return }
    self.shown = nil
    let graph = node.graph
    let (content, controller) = (shown.content, shown.controller)
    let end = {
      content.remove()
      graph.retry()
    }
    content.isFrozen = true
    guard let presenter = controller.presentingViewController else { return end() }
    presenter.dismiss(animated: true) {
      guard content.outlivesParent, presenter.presentedViewController == nil else { return end() }
      MainClock.shared.atNextTurn {
        // A sheet does not come back if its presenter has left too.
        guard presenter.viewIfLoaded?.window != nil, !presenter.isBeingDismissed else {
          return end()
        }
        presenter.present(controller, animated: false) {
          presenter.dismiss(animated: true, completion: end)
        }
      }
    }
  }
  /// Whether a sheet comes back once when its presenter has gone.
  private var comesBack: Bool {
    let system = system
    return (system.swiftUI.orphanedSheet ?? (system.version >= .iOS18 ? .comesBackOnce : .goes))
      == .comesBackOnce
  }

  private func readHold(
    _ controller: _RegionController, _ presentation: UIPresentationController?
  ) {
    controller.readSheet(presentation)
    controller.readBar()
  }
  func passDidEnd() {
    guard let shown else { return }
    if let controller = shown.controller as? _RegionController {
      // A controller that was dismissed would make and keep another one if it were asked otherwise.
      readHold(controller, controller.activePresentationController)
    }
    if let alert = shown.controller as? UIAlertController { refresh(alert, shown.content) }
  }
}

extension UIViewController {
  /// The topmost of those that were presented from here.
  fileprivate var topmostPresented: UIViewController? {
    var one = presentedViewController
    while let next = one?.presentedViewController { one = next }
    return one
  }
}

extension Presentation: UIAdaptivePresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate
{
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) { (shown?.controller as? _RegionController)?.writeDetent(of: sheet) }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    guard system.swiftUI.sheetWrite == .release, let shown else { return }
    let write = { [weak self, weak shown] in
      guard let self, let shown, self.shown === shown, !shown.isWritten else { return }
      shown.isWritten = true
      shown.isLeaving = true
      if system.swiftUI.leavingContent == .isFrozen { shown.content.isFrozen = true }
      clear()
    }
    // The transition begins after its delegate was told.
    MainClock.shared.atNextTurn { [weak shown] in
      guard let coordinator = shown?.controller.transitionCoordinator else { return }
      guard coordinator.isInteractive else {
        if !coordinator.isCancelled { write() }
        return
      }
      coordinator.notifyWhenInteractionChanges { if !$0.isCancelled { write() } }
    }
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    finish {}
  }
}

/// What a sheet, a cover or a popover shows.
@MainActor internal final class PresentedController: _RegionController, RoomFollower {
  var onRoom: (() -> Void)?
  func roomDidChange() { onRoom?() }
}
