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
    writeBack(gone, at: .start)
    if !isInteractive { writeBack(gone, at: .release) }
    if isInteractive {
      coordinator?.notifyWhenInteractionChanges { [weak self] context in
        if !context.isCancelled { self?.writeBack(gone, at: .release) }
      }
    }
    coordinator?.animate(alongsideTransition: nil) { [weak self] context in
      guard let self else { return }
      if context.isCancelled {
        restore(before, wasWritten: time == .start)
      } else {
        writeBack(gone, at: .end)
        unwritten = []
        if system.swiftUI.pathWrites == .twice, time != .end { write(pages.compactMap(\.value)) }
        drop(gone)
      }
    }
    if coordinator == nil {
      writeBack(gone, at: .end)
      unwritten = []
      drop(gone)
    }
  }

  /// Tells the bindings whose time it is what the user took away.
  private func writeBack(_ gone: [Page], at time: _System.SwiftUIValues.PathWrite) {
    let answers = system.swiftUI
    let bound = gone.compactMap { page in
      if case .bound(let destination, _) = page.source { destination } else { nil }
    }
    let due = bound.filter { ($0.isLink ? answers.linkWrite : answers.pathWrite) == time }
    let isPathDue = answers.pathWrite == time && bound.count(where: \.isLink) < gone.count
    guard !due.isEmpty || isPathDue else { return }
    let left = pages.filter { page in !gone.contains { $0 === page } }
    if answers.leavingContent == .isFrozen { for page in gone { page.node.isFrozen = true } }
    keep(left)
    for destination in due { destination.clear() }
    guard isPathDue, gone.contains(where: { $0.value != nil }) else { return }
    write(left.compactMap(\.value))
  }
  private func restore(_ before: [Page], wasWritten: Bool) {
    unwritten = []
    keep(before)
    for page in before { page.node.isFrozen = false }
    if wasWritten { write(before.compactMap(\.value)) }
  }
}
