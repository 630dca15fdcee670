extension Coordinator {
  /// Presents a child flow and awaits its result.
  ///
  /// The child is *transient*: its node has no route, so snapshots, links and replay stop below it.
  /// The caller's synchronous reaction to the result belongs to the same change on screen.
  ///
  /// A call that repeats the flow's previous verb before the host has shown it, with a child of the
  /// same type, is dropped and throws at once, as with
  /// ``Coordinator/push(_:allowsRepeat:transition:)``. The first call continues to wait.
  ///
  /// - Parameters:
  ///   - child: The child, which must never have been attached.
  ///   - presentation: The presentation style; a sheet by default.
  ///   - outlivesPlace: Pass `true` for a modal that must stay when another place is shown, such as a lock: it stands
  ///     on this flow and ends only with it, or by a verb. What `Tabs` present always does.
  ///   - allowsRepeat: Pass `true` never to drop the call as a repeat.
  /// - Returns: The child's output; `nil` if it was left, or never started.
  /// - Throws: `CancellationError` if this flow ended or the call was dropped as a repeat, so that
  ///   the code after it does not run, or if the task was cancelled, which ends the child.
  public func run<Value>(
    _ child: consuming any Coordinator<Value>, as presentation: Presentation = .sheet,
    outlivesPlace: Bool = false, allowsRepeat: Bool = false,
    transition: TransitionStyle = .automatic
  ) async throws(CancellationError) -> Value? {
    let target = type(of: child)
    let receiver = RunContinuation<Value>(starting: consume child)
    return try await receiver.value(for: self) {
      self.submit(
        "run", target: target, transition: transition, receiver: receiver,
        repeats: allowsRepeat ? .wanted : .dropped
      ) { flow in
        guard !receiver.isCancelled else { return nil }
        return [
          .present(
            flow, NodeSpec(route: nil, destination: receiver.child, receiver: receiver),
            presentation.outliving(outlivesPlace))
        ]
      }
    }
  }

  /// Presents the child flow at `route` and awaits its result.
  ///
  /// The node is an ordinary one, with a route. A route without a flow that returns a `Value` is
  /// misuse: it is reported and the result is `nil` at once.
  ///
  /// A call that repeats the flow's previous verb before the host has shown it is dropped, as with
  /// ``Coordinator/push(_:allowsRepeat:transition:)``, and throws at once. The first call continues
  /// to wait.
  ///
  /// - Parameters:
  ///   - presentation: The presentation style; a sheet by default.
  ///   - outlivesPlace: Pass `true` for a modal that must stay when another place is shown, such as a lock: it stands
  ///     on this flow and ends only with it, or by a verb. What `Tabs` present always does.
  ///   - allowsRepeat: Pass `true` never to drop the call as a repeat.
  /// - Returns: The child's output; `nil` if it was left, or never started.
  /// - Throws: `CancellationError` if this flow ended or the call was dropped as a repeat, so that
  ///   the code after it does not run, or if the task was cancelled, which ends the child.
  public func run<Value>(
    _ route: Route, returning type: Value.Type, as presentation: Presentation = .sheet,
    outlivesPlace: Bool = false, allowsRepeat: Bool = false,
    transition: TransitionStyle = .automatic
  ) async throws(CancellationError) -> Value? {
    let receiver = RunContinuation<Value>()
    return try await receiver.value(for: self) {
      self.submit(
        "run", target: route, transition: transition, receiver: receiver,
        repeats: allowsRepeat ? .wanted : .dropped
      ) { flow in
        guard !receiver.isCancelled else { return nil }
        return [
          .present(
            flow, NodeSpec(route: route, receiver: receiver), presentation.outliving(outlivesPlace))
        ]
      }
    }
  }
}

extension Coordinator where Navigation == Stack<Route> {
  /// Pushes a child flow and awaits its result.
  ///
  /// Otherwise it works like `run(_:as:outlivesPlace:allowsRepeat:transition:)`.
  ///
  /// - Parameters:
  ///   - child: The child, which must never have been attached.
  ///   - allowsRepeat: Pass `true` never to drop the call as a repeat.
  /// - Returns: The child's output; `nil` if it was left, or never started.
  /// - Throws: `CancellationError` if this flow ended, the call was dropped as a repeat, or the task
  ///   was cancelled, which ends the child.
  public func run<Value>(
    pushing child: consuming any Coordinator<Value>, allowsRepeat: Bool = false,
    transition: TransitionStyle = .automatic
  ) async throws(CancellationError) -> Value? {
    let target = type(of: child)
    let receiver = RunContinuation<Value>(starting: consume child)
    return try await receiver.value(for: self) {
      self.submit(
        "run", target: target, transition: transition, receiver: receiver,
        repeats: allowsRepeat ? .wanted : .dropped
      ) { flow in
        guard !receiver.isCancelled else { return nil }
        let spec = NodeSpec(route: nil, destination: receiver.child, receiver: receiver)
        let end = flow.container.nodes.count
        return [.splice(flow.container, end..<end, [spec], .replaced)]
      }
    }
  }

  /// Pushes the child flow at `route` and awaits its result.
  ///
  /// Otherwise it works like `run(_:returning:as:outlivesPlace:allowsRepeat:transition:)`.
  ///
  /// - Parameter allowsRepeat: Pass `true` never to drop the call as a repeat.
  /// - Returns: The child's output; `nil` if it was left, or never started.
  /// - Throws: `CancellationError` if this flow ended, the call was dropped as a repeat, or the task
  ///   was cancelled, which ends the child.
  public func run<Value>(
    pushing route: Route, returning type: Value.Type, allowsRepeat: Bool = false,
    transition: TransitionStyle = .automatic
  ) async throws(CancellationError) -> Value? {
    let receiver = RunContinuation<Value>()
    return try await receiver.value(for: self) {
      self.navigation.container.submit(
        "run", target: route, of: Swift.type(of: self), transition: transition, receiver: receiver,
        repeats: allowsRepeat ? .wanted : .dropped
      ) { flow, request in
        guard request.receiver?.isCancelled == false else { return nil }
        let end = flow.container.nodes.count
        let spec = NodeSpec(route: request.target, receiver: request.receiver)
        return [.splice(flow.container, end..<end, [spec], .replaced)]
      }
    }
  }
}
