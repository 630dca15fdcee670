import HandWritten
import Usher

extension Workload {
  /// A screen is pushed and popped.
  static let pushing: [Workload] = [
    Workload("push and pop, array", on: { ArrayOfModels() }) { stack, number in
      stack.models.append(Model(number, onNext: {}))
      stack.models.removeLast()
    },
    Workload("push and pop, by hand", on: started) { flow, number in
      flow.push(number)
      flow.pop()
    },
    Workload("push and pop, usher", on: { Shown(CountingFlow()) }) { shown, number in
      shown.root.push(.number(number))
      shown.root.pop()
    },
  ]

  /// A child flow starts and finishes with a result.
  static let children: [Workload] = [
    Workload("child flow with a result, by hand", on: started) { flow, number in
      flow.startChild(onFinish: { _ in }).finish(number)
    },
    Workload("child flow with a result, usher", on: { Shown(CountingFlow()) }) { shown, number in
      shown.root.push(.child)
      shown.root.child(CountingFlow.self)?.finish(number)
    },
  ]

  private static func started() -> HandCoordinator {
    let flow = HandCoordinator(Navigation())
    flow.start()
    return flow
  }
}

/// Less than this nobody can do with.
@MainActor
private final class ArrayOfModels {
  var models: [Model] = []
}
