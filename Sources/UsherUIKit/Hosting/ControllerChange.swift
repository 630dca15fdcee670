#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// A splice as a change of a container's controllers.
  @MainActor
  struct ControllerChange {
    /// The kind of UIKit call for the change.
    enum Kind {
      case none
      case push(UIViewController)
      case pop
      case popTo(UIViewController)
      case set([UIViewController])
    }

    let kind: Kind
    /// Nodes that leave in addition to the splice: they ended while the container was off screen.
    let ended: [Node]

    /// - Parameters:
    ///   - container: The container to change.
    ///   - store: The nodes of its controllers.
    init(
      _ change: ItemsChange, _ arriving: [UIViewController], in container: ShownController,
      _ store: ControllerStore
    ) {
      // Not stored: UIKit would have to copy its array for the change.
      let (held, foundation) = (container.children, container.foundation)
      let lower = foundation + change.position
      let anchor = change.anchor?.held?.controller
      let isAnchored =
        lower == 0 || lower <= held.count && (anchor == nil || held[lower - 1] === anchor)
      // For a push on a top without foreign controllers, the controllers below need no check.
      if isAnchored, change.removed.isEmpty, held.count == lower, arriving.count == 1 {
        kind = .push(arriving[0])
        ended = []
        return
      }
      var leavesTop = isAnchored && change.inserted.isEmpty && lower > 0
      leavesTop = leavesTop && held.count == lower + change.removed.count
      if leavesTop {
        for (position, node) in change.removed.enumerated()
        where node.held?.controller !== held[lower + position] { leavesTop = false }
      }
      if leavesTop {
        kind =
          switch change.removed.count {
          case 0: .none
          case 1: .pop
          default: .popTo(held[lower - 1])
          }
        ended = []
        return
      }
      let leaving = Set(
        change.removed.compactMap { $0.held.map { ObjectIdentifier($0.controller) } })
      let coming = Set(arriving.map(ObjectIdentifier.init))
      // Nodes that ended while the container was off screen leave when it is filled anew.
      let over = held.filter { store[$0]?.isLive == false }
      ended = over.compactMap { store[$0] }
      let gone = leaving.union(over.lazy.map(ObjectIdentifier.init))
      var children = held.filter { child in
        let id = ObjectIdentifier(child)
        return !gone.contains(id) && !coming.contains(id)
      }
      // By the item below, not by position: other code may have inserted controllers between
      // ours.
      let place = anchor.flatMap { anchor in children.firstIndex { $0 === anchor } }
      children.insert(
        contentsOf: arriving, at: place.map { $0 + 1 } ?? min(foundation, children.count))
      kind = children.elementsEqual(held, by: ===) ? .none : .set(children)
    }

    /// The top of a stack after the change.
    func top(of stack: UINavigationController) -> UIViewController? {
      switch kind {
      case .none: stack.topViewController
      case .push(let controller): controller
      case .pop: stack.viewControllers.dropLast().last
      case .popTo(let target): target
      case .set(let controllers): controllers.last
      }
    }

    /// All controllers of a container after the change; `held` are those before.
    func whole(of held: [UIViewController]) -> [UIViewController] {
      switch kind {
      case .none: held
      case .push(let controller): held + [controller]
      case .pop: held.dropLast()
      case .popTo(let target):
        Array(held[...(held.lastIndex { $0 === target } ?? held.count - 1)])
      case .set(let controllers): controllers
      }
    }
  }

  extension UINavigationController {
    func perform(_ change: ControllerChange, isAnimated: Bool) {
      switch change.kind {
      case .none: break
      case .push(let controller): pushViewController(controller, animated: isAnimated)
      case .pop: _ = popViewController(animated: isAnimated)
      case .popTo(let target): _ = popToViewController(target, animated: isAnimated)
      case .set(let controllers): setViewControllers(controllers, animated: isAnimated)
      }
    }
  }
#endif
