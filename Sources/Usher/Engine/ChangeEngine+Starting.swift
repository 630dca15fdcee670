/// Starts and closes a tree.
extension ChangeEngine {
  /// Attaches the root flow, and starts the host.
  func start<Output>(
    _ coordinator: any Coordinator<Output>, at start: RootStart?,
    onEnd: @escaping @MainActor (Ending<Output>) -> Void
  ) {
    let request = Request(
      "start", target: type(of: coordinator), origin: .host, transition: .unanimated)
    let record = RequestRecord(id: state.nextRequestID(), request: request, cause: nil)
    let spec = NodeSpec(
      route: nil, destination: .flow(coordinator, onEnd: onEnd), plan: start?.plan,
      modals: start?.modals ?? [], state: start?.state)
    events.record(
      .starts(self, root: type(of: coordinator), start, firstNode: state.lastNode))
    record.isOutside = true
    change {
      takeUp(record)
      reconciler.note(record)
      current = record
      let isThere = fill(state.root, with: spec, in: nil)
      editor.complete()
      current = nil
      if isThere, let hostContainer = state.root.hostContainer {
        reconciler.start(with: hostContainer)
      } else {
        reconciler.unsettled = []
        conclude(record, .failed(because: "the root could not be attached"))
        link.owner = nil
      }
    }
  }

  /// Ends every flow.
  func close() {
    submit(
      Request("close", origin: .host, transition: .unanimated, authority: .force),
      .tree { [weak self] in
        guard let self, state.root.isLive else { return nil }
        return [.remove(state.root, .hostClosed)]
      })
  }
}
