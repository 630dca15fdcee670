#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  extension NativeContainer {
    /// The navigation controller that shows it.
    ///
    /// A column is looked up from within its first page: whether its stack has a navigation controller of its own, inside
    /// that of the column, is not documented.
    var navigation: UINavigationController? {
      column == nil
        ? probe?.sibling(UINavigationController.self) : firstProbe?.page?.navigationController
    }

    /// Looks whether the stack has done what it was told, when nothing moves.
    ///
    /// A path that SwiftUI ignored is written again, after the path that is on screen: an equal value changes nothing.
    func check(_ stack: UINavigationController) {
      guard isDue else { return }
      // An empty column has a page too.
      guard !items.isEmpty else { return isDue = false }
      if let path = postponed {
        postponed = nil
        return write(isAnimated) { self.path = path }
      }
      guard attempts < 3, let shown = ignored(by: stack.viewControllers) else {
        isDue = false
        return
      }
      attempts += 1
      postponed = path
      write(false) { path = shown }
    }

    /// A page of the stack shows an item.
    func note(_ page: UIViewController?, shows id: NodeID) {
      guard let page else { return }
      notes.removeAll { $0.page == nil || $0.page === page }
      notes.append(PageNote(page: page, id: id))
    }

    /// The path that a stack has kept with these pages, as far as it is known; `nil` if it shows what it was told.
    private func ignored(by pages: [UIViewController]) -> [NodeID]? {
      let shown = zip(items, pages).prefix { item, page in
        notes.last { $0.page === page }.map { $0.id == item.id } ?? true
      }
      if shown.count < min(items.count, pages.count) {
        return Array(path.prefix(max(shown.count - 1, 0)))
      }
      guard pages.count != items.count, pages.count == countBefore ?? pages.count else {
        return nil
      }
      if pages.count < items.count { return Array(path.prefix(max(pages.count - 1, 0))) }
      let left = leaving.first { !path.contains($0.id) }
      return countBefore == nil ? nil : left.map { path + [$0.id] }
    }
  }
#endif
