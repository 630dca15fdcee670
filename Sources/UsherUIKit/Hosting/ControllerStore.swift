#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// Finds the node of a controller.
  @MainActor
  final class ControllerStore {
    private var nodes: [ObjectIdentifier: Node] = [:]
    /// The nodes that may have left since the host was last idle; ``removeDeparted()`` checks only these.
    private(set) var departing: [Node] = []

    subscript(controller: UIViewController) -> Node? { nodes[ObjectIdentifier(controller)] }

    /// The node of a controller by its identity; `nil` if it is not the host's, whether it lives or not.
    subscript(id: ObjectIdentifier) -> Node? { nodes[id] }

    /// The reconciler's item for a controller.
    subscript(observed controller: UIViewController) -> ObservedItem {
      if let node = self[controller] { return .node(node.id) }
      return .foreign(controller.title ?? String(describing: type(of: controller)))
    }

    /// Stores that `controller` shows `node`, until the controller has left.
    func insert(_ controller: UIViewController, for node: Node) -> ShownController {
      let held = ShownController(controller, as: node.hostContainer?.kind)
      node.hostObject = held
      node.hostContainer?.hostObject = held
      nodes[ObjectIdentifier(controller)] = node
      return held
    }

    /// Stores that `controller` is a part of what shows `node`.
    func insert(_ controller: UIViewController, in node: Node) {
      nodes[ObjectIdentifier(controller)] = node
    }

    /// Forgets the controller of a node that stays in the tree.
    func forget(_ node: Node) {
      guard let held = node.held else { return }
      nodes[ObjectIdentifier(held.controller)] = nil
      node.hostObject = nil
    }

    /// Marks nodes that may have left since the host was last idle.
    func noteDeparture(of nodes: [Node]) {
      // Changed outside of the object, so that no access to it is open meanwhile.
      var changed: [Node] = []
      swap(&changed, &departing)
      changed += nodes
      swap(&changed, &departing)
    }

    /// Releases the controllers that have left, with everything inside.
    ///
    /// Controllers that UIKit releases a little later stay in ``departing`` if their node has
    /// ended.
    ///
    /// - Complexity: O(*k*) in the number of departing nodes.
    func removeDeparted() {
      guard !departing.isEmpty else { return }
      var candidates = departing
      departing = []
      let marked = candidates.count
      var position = 0
      while position < candidates.count {
        // Held until the end of the round, so that no code of the app runs inside it.
        let node = candidates[position]
        position += 1
        guard let held = node.held else { continue }
        let controller = held.controller
        if position <= marked,
          controller.parent != nil || controller.presentingViewController != nil
        {
          if !node.isLive { noteDeparture(of: [node]) }
          continue
        }
        nodes[ObjectIdentifier(controller)] = nil
        node.hostObject = nil
        if held.zoom != nil { held.forgetZoom() }
        guard let hostContainer = node.hostContainer, hostContainer.hostObject != nil else {
          continue
        }
        hostContainer.hostObject = nil
        // Pages that are not shown, and tabs that never were, are no children of their controller.
        switch held.kind {
        case .pages: candidates += held.pages?.items ?? []
        case .tabs: candidates += (held.tabs?.items ?? []).compactMap { self[$0] }
        case .split:
          candidates += (held.split?.items ?? []).compactMap { self[$0] }
          for stack in held.split?.allStacks ?? [] { nodes[ObjectIdentifier(stack)] = nil }
        case .stack, .single, nil: candidates += controller.children.compactMap { self[$0] }
        }
      }
    }
  }
#endif
