extension Flow {
  /// The engine of its tree, until the flow has ended and that was delivered.
  package var engine: ChangeEngine? { owner as? ChangeEngine }

  /// True while a request is looked up again, after an answer.
  var isAskedAgain: Bool { (engine?.askings ?? 0) > 0 }
}

extension ChangeEngine: TreeOwner {
  package func report(_ misuse: Misuse) { events.report(misuse) }

  package func noteCancelled(_ task: Task<Void, Never>, of flow: Flow) {
    events.onTaskCancelled?(task, flow.name)
  }

  package var readsAhead: Bool { bundle != nil }
}
