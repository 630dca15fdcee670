/// The presentations of other code, such as a share sheet, each with the screen that presented it.
///
/// No host says which screen that was: it is the one that was visible when the presentation was first seen, which is
/// when the next request is taken up, before it changes the tree.
@MainActor
struct ForeignModals {
  private var seen: [Seen]

  fileprivate struct Seen {
    let position: Int
    let name: String
    weak var presenter: Node?
    /// False if other code may have presented it, or if the host does not dismiss it: it stays then.
    var isKnown: Bool
  }

  /// Reads them; fails if there are none.
  ///
  /// - Parameter presenter: The screen of those that were not there at the former reading.
  init?(_ modals: [ObservedItem], after former: ForeignModals?, presenter: Node?) {
    seen = modals.enumerated().compactMap { position, modal in
      guard case .foreign(let name) = modal else { return nil }
      return former?.seen.first { $0.position == position && $0.name == name }
        ?? Seen(
          position: position, name: name, presenter: presenter, isKnown: presenter != nil)
    }
    if seen.isEmpty { return nil }
  }

  /// Notes that the host does not dismiss any of them.
  mutating func keepAll() {
    for index in seen.indices { seen[index].isKnown = false }
  }

  /// Returns the number of modals below those to dismiss, of which `own` are the tree's; `nil` if all stay.
  func lowestToDismiss(above own: Int?, _ isShown: (Node) -> Bool) -> Int? {
    guard let foreign = seen.first(where: { $0.isLeaving(isShown) })?.position else { return own }
    return min(own ?? foreign, foreign)
  }

  /// The name of the highest one at `position` or above it, of those that stay.
  func staying(from position: Int, _ isShown: (Node) -> Bool) -> String? {
    seen.last { $0.position >= position && !$0.isLeaving(isShown) }?.name
  }
}

extension ForeignModals.Seen {
  fileprivate func isLeaving(_ isShown: (Node) -> Bool) -> Bool {
    isKnown && presenter.map { !isShown($0) } != false
  }
}

extension Reconciler {
  /// False if the host has as many modals as it showed, with the same one on top.
  var mayHoldForeignModals: Bool {
    let count = driver.modalCount
    guard count == shownModals.count, let top = shownModals.last else { return count > 0 }
    return driver.modal(at: count - 1) != .node(top.id)
  }

  /// Notes what other code presents now.
  ///
  /// If the screen on top has already left the tree, something else may have presented it, such as the app around a guest.
  func noteForeignModals() {
    let modals = (0..<max(driver.modalCount, 0)).map { driver.modal(at: $0) }
    let top = topShown
    var seen = ForeignModals(
      modals, after: foreignModals, presenter: top?.isLive == true ? top : nil)
    if let failures, failures.drops(of: .modals) >= Self.attempts { seen?.keepAll() }
    foreignModals = seen
  }

  /// The innermost node on top of the host, as it was last read; `nil` if something foreign is above it.
  private var topShown: Node? {
    var node = shownModals.last ?? rootContainer?.node
    while let hostContainer = node?.hostContainer, let inner = hostContainer.shownItem {
      let count = driver.count(in: hostContainer)
      if hostContainer.kind.isLayered, count > 0,
        case .foreign = driver.item(at: count - 1, in: hostContainer)
      {
        return nil
      }
      node = inner
    }
    return node
  }

  /// Returns whether a node keeps its place on screen, below another tab too; not in a modal that is hidden.
  ///
  /// - Complexity: O(*d*) in its depth.
  func keepsItsPlace(_ node: Node) -> Bool {
    var node = node
    while node.isLive {
      if node.presenter != nil { return modals.ids.contains(node.id) }
      guard let parent = node.parentContainer else { return true }
      if let kind = parent.hostContainer?.kind, !kind.isLayered, !kind.selects,
        !parent.isVisible(node)
      {
        return false
      }
      guard let outer = parent.flow?.node else { return false }
      node = outer
    }
    return false
  }
}
