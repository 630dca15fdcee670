import UIKit

// The user goes back: by the button, its menu or a gesture. The navigation controller tells its delegate.
extension StackContainer: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    let there = navigationController.viewControllers
    let gone = pages.filter { page in !there.contains { $0 === page.controller } }
    guard !gone.isEmpty else { return }
    unwritten = gone
    let before = pages
    let coordinator = navigationController.transitionCoordinator
    let isInteractive = coordinator?.isInteractive ?? false
    let time = system.swiftUI.pathWrite
    if time == .start || time == .release && !isInteractive { writeBack(gone) }
    if isInteractive {
      coordinator?.notifyWhenInteractionChanges { [weak self] context in
        if time == .release, !context.isCancelled { self?.writeBack(gone) }
      }
    }
    coordinator?.animate(alongsideTransition: nil) { [weak self] context in
      guard let self else { return }
      if context.isCancelled {
        restore(before, wasWritten: time == .start)
      } else {
        if time == .end { writeBack(gone) }
        unwritten = []
        if system.swiftUI.pathWrites == .twice, time != .end { write(pages.compactMap(\.value)) }
        drop(gone)
      }
    }
    if coordinator == nil {
      if time == .end { writeBack(gone) }
      unwritten = []
      drop(gone)
    }
  }

  /// Tells the bindings what the user took away.
  private func writeBack(_ gone: [Page]) {
    let left = pages.filter { page in !gone.contains { $0 === page } }
    if system.swiftUI.leavingContent == .isFrozen { for page in gone { page.node.isFrozen = true } }
    keep(left)
    for case .bound(let destination, _) in gone.map(\.source) { destination.clear() }
    guard gone.contains(where: { $0.value != nil }) else { return }
    write(left.compactMap(\.value))
  }
  private func restore(_ before: [Page], wasWritten: Bool) {
    unwritten = []
    keep(before)
    for page in before { page.node.isFrozen = false }
    if wasWritten { write(before.compactMap(\.value)) }
  }
}
