import Usher

extension ContractWalk {
  /// Calls a random verb of a flow.
  func verb() {
    let flows = run.cast.live
    guard let tree = run.outline, !flows.isEmpty else { return }
    if tree.allParts.count > 40, let trunk = flows.first(where: { $0 is ContractFlow }) {
      return call(trunk, "pop to root") { ($0 as? ContractFlow)?.popToRoot() }
    }
    let coordinator = flows[one(of: flows.count)]
    switch coordinator {
    case let tabs as ContractTabs where one(of: 2) == 0:
      let position = one(of: 2)
      call(tabs, "select \(position)") { _ in tabs.select(at: position) }
    case let switcher as ContractSwitcher where one(of: 2) == 0:
      let route = one(of: 3) == 0 ? ContractRoute.tabs(name("t")) : .flow(name("f"))
      call(switcher, "show \(route)") { _ in switcher.show(route) }
    case let flow as ContractFlow where one(of: 3) > 0:
      change(flow)
    default:
      anywhere(coordinator, tree)
    }
  }

  /// Calls a verb that every flow has.
  private func anywhere(_ flow: some ContractCoordinator, _ tree: TreeOutline) {
    switch one(of: 8) {
    case 0...2:
      let route = place()
      let style = one(of: 3) == 0 ? Presentation.fullScreen : .sheet
      presenters[route.description] = flow.name
      call(flow, "present \(route)") { _ in flow.present(route, as: style) }
    case 3:
      let alert = ContractRoute.alert(name("q"))
      presenters[alert.description] = flow.name
      call(flow, "present \(alert)") { _ in flow.present(alert) }
    case 4:
      call(flow, "dismiss") { _ in flow.dismiss() }
    case 5 where tree.canLose(flow.name):
      call(flow, "finish") { _ in flow.finish() }
    case 6 where tree.canLose(flow.name):
      call(flow, "cancel") { _ in flow.cancel() }
    default:
      break
    }
  }

  /// Calls a verb that stacks have.
  private func change(_ flow: ContractFlow) {
    switch one(of: 13) {
    case 0...6:
      let route = place()
      call(flow, "push \(route)") { _ in flow.push(route) }
    case 7:
      call(flow, "pop") { _ in if flow.navigation.count > 1 { flow.pop() } }
    case 8:
      call(flow, "pop to root") { _ in flow.popToRoot() }
    case 9:
      let route = place()
      call(flow, "replace with \(route)") { _ in flow.replace(with: route) }
    case 10:
      let routes = flow.navigation.routes.prefix(1 + one(of: flow.navigation.count)) + [place()]
      call(flow, "set routes \(routes)") { _ in flow.setRoutes(Array(routes)) }
    case 11:
      guard let trunk = run.cast.live.first as? ContractFlow else { return }
      let (bottom, tabs) = (ContractRoute.screen(name("s")), ContractRoute.tabs(name("t")))
      call(flow, "replace with \(tabs), and below everything \(bottom)") { _ in
        // Modals presented from there leave, and modals above those return.
        trunk.transaction {
          trunk.edit { _ in StackSplice(0..<1, with: [bottom]) }
          flow.replace(with: tabs)
        }
      }
    default:
      let (below, route) = (one(of: flow.navigation.count), place())
      call(flow, "put \(route) at \(below)") { _ in
        flow.transaction {
          flow.edit { _ in StackSplice(below..<below + 1, with: []) }
          flow.edit { _ in StackSplice(below..<below, with: [route]) }
        }
      }
    }
  }

  private func place() -> ContractRoute {
    switch one(of: 8) {
    case 0...3: .screen(name("s"))
    case 4, 5: .flow(name("f"))
    case 6: .tabs(name("t"))
    default: .switcher(name("w"))
    }
  }

  private func call(
    _ flow: any ContractCoordinator, _ words: String, _ verb: (any ContractCoordinator) -> Void
  ) {
    step("\(flow.name): \(words)")
    verb(flow)
  }
}

extension TreeOutline {
  /// Returns whether a flow can end without a successor.
  fileprivate func canLose(_ name: String) -> Bool {
    guard let flow = find(name), flow != self else { return false }
    if flow.style != nil { return true }
    return allParts.contains { part in
      part.kind == .stack && part.places.contains { $0.name == name }
    }
  }
}
