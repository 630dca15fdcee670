#if DEBUG
  @_spi(Hosting) import Usher

  /// What the user can do, done through the tree; the host follows.
  extension WatchedTree {
    /// The top node, and the host containers on the way to it, the outermost first.
    private func way(in tree: Tree) -> (top: Node, containers: [HostContainer]) {
      var node = tree.modals.last ?? tree.root
      var containers: [HostContainer] = []
      while let container = node.flow?.container {
        if let hostContainer = container.hostContainer, containers.last !== hostContainer {
          containers.append(hostContainer)
        }
        let position = container.traits.isParallel ? container.selection : container.nodes.count - 1
        guard container.nodes.indices.contains(position) else { break }
        node = container.nodes[position]
      }
      return (node, containers)
    }

    /// The names of the actions that are possible now.
    func actions(_ wording: Wording) -> [String] {
      guard let tree, tree.isLive else { return [] }
      let (top, containers) = way(in: tree)
      if let alert = top.alert {
        return alert.actions.indices.map { actionName($0, of: alert, wording) }
      }
      var actions: [String] = []
      if containers.contains(where: { $0.kind.isLayered && $0.desired.count > 1 }) {
        actions.append("back")
      }
      if tree.modals.last?.isDismissable == true { actions.append("close") }
      if let tabs = containers.last(where: \.kind.selects) {
        actions += tabs.desired.indices.map { "tab \($0)" }
      }
      return actions
    }

    /// A title is a text of the app, so without payloads an action has a number.
    private func actionName(_ position: Int, of alert: AlertContent, _ wording: Wording) -> String {
      wording.showsPayloads ? alert.actions[position].title : "action \(position)"
    }

    /// Performs one of the actions.
    func press(_ what: String, _ wording: Wording) throws(DoorError) {
      guard let tree, tree.isLive else { throw DoorError("The tree has ended.") }
      guard tree.isSettled else { throw DoorError("Something moves: wait with “settle” first.") }
      let (top, containers) = way(in: tree)
      if let alert = top.alert {
        let position = alert.actions.indices.first {
          alert.actions[$0].title == what || what == "action \($0)"
        }
        if let position {
          tree.userChose(action: position, of: top)
        } else {
          throw cannot(what, wording)
        }
      } else if what == "back",
        let stack = containers.last(where: { $0.kind.isLayered && $0.desired.count > 1 })
      {
        tree.userWentBack(in: stack, cause: .backButton)
      } else if what == "close", let modal = tree.modals.last, modal.isDismissable {
        tree.userDismissed(modal, cause: .swipeDown)
      } else if let tabs = containers.last(where: \.kind.selects), what.hasPrefix("tab "),
        let position = Int(what.dropFirst(4)), tabs.desired.indices.contains(position)
      {
        tree.userSelectedTab(at: position, in: tabs)
      } else {
        throw cannot(what, wording)
      }
    }

    private func cannot(_ what: String, _ wording: Wording) -> DoorError {
      let possible = actions(wording)
      return DoorError(
        "“\(what)” is not possible here"
          + (possible.isEmpty ? "." : "; possible: \(possible.joined(separator: ", "))."))
    }
  }
#endif
