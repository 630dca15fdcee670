#if canImport(UIKit)
  import UIKit
  import Usher

  /// What a splice means for the controllers of a container.
  @MainActor
  struct Change {
    /// How the change can be asked for.
    enum Kind {
      case none
      case push(UIViewController)
      case pop(to: UIViewController)
      case set([UIViewController])
    }

    let kind: Kind
    /// What goes besides what the splice removes: it ended while the container was off screen.
    let ended: [UIViewController]
    private let held: [UIViewController]

    /// - Parameters:
    ///   - held: What the container holds, the lowest `foundation` of which were there before the host.
    ///   - hasEnded: Whether a controller shows something that is not in the tree any more.
    ///   - controller: The controller of an entry, if it has one.
    init(
      _ splice: Splice, _ arriving: [UIViewController], of held: [UIViewController],
      _ foundation: Int, hasEnded: (UIViewController) -> Bool,
      controller: (Entry) -> UIViewController?
    ) {
      self.held = held
      let lower = foundation + splice.position
      let anchor = splice.anchor.flatMap(controller)
      let isAnchored =
        lower == 0 || lower <= held.count && (anchor == nil || held[lower - 1] === anchor)
      // What is at the top and has nothing foreign in it needs no look at what is below.
      if isAnchored, splice.removed.isEmpty, held.count == lower, arriving.count == 1 {
        kind = .push(arriving[0])
        ended = []
        return
      }
      if isAnchored, splice.inserted.isEmpty, lower > 0, held.count == lower + splice.removed.count,
        zip(held[lower...], splice.removed).allSatisfy({ $0 === controller($1) })
      {
        kind = splice.removed.isEmpty ? .none : .pop(to: held[lower - 1])
        ended = []
        return
      }
      let leaving = Set(splice.removed.compactMap { controller($0).map(ObjectIdentifier.init) })
      let coming = Set(arriving.map(ObjectIdentifier.init))
      // What ended while the container was off screen goes when that is filled anew.
      ended = held.filter(hasEnded)
      let gone = leaving.union(ended.lazy.map(ObjectIdentifier.init))
      var children = held.filter { child in
        let id = ObjectIdentifier(child)
        return !gone.contains(id) && !coming.contains(id)
      }
      // By the item below, not by position: others may have put things of their own between ours.
      let place = anchor.flatMap { anchor in children.firstIndex { $0 === anchor } }
      children.insert(
        contentsOf: arriving, at: place.map { $0 + 1 } ?? min(foundation, children.count))
      kind = children.elementsEqual(held, by: ===) ? .none : .set(children)
    }

    /// Everything that the container is to hold.
    var whole: [UIViewController] {
      switch kind {
      case .none: held
      case .push(let controller): held + [controller]
      case .pop(let target):
        Array(held[...(held.lastIndex { $0 === target } ?? held.count - 1)])
      case .set(let controllers): controllers
      }
    }
  }

  extension UINavigationController {
    func perform(_ change: Change, isAnimated: Bool) {
      switch change.kind {
      case .none: break
      case .push(let controller): pushViewController(controller, animated: isAnimated)
      case .pop(let target): _ = popToViewController(target, animated: isAnimated)
      case .set(let controllers): setViewControllers(controllers, animated: isAnimated)
      }
    }
  }
#endif
