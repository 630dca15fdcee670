import Usher
package import UsherHostTesting
import UsherTesting

/// The controls of a screen, by their labels.
@MainActor
package struct Controls {
  var buttons: [String: @MainActor () -> Void]
  /// Appends text to a field, by its label.
  var fields: [String: @MainActor (String) -> Void]

  package init(
    _ buttons: [String: @MainActor () -> Void] = [:],
    fields: [String: @MainActor (String) -> Void] = [:]
  ) {
    self.buttons = buttons
    self.fields = fields
  }
}

/// Walks through an app without views: a table defines the action of each button on a screen's
/// model.
@MainActor
package final class ModelWalker: Walker {
  private let host: InMemoryContractHost
  private let controls: @MainActor (AnyObject) -> Controls
  private var observation: TreeObservation?
  private var ended: [String] = []
  private var unfinished: Set<NavigationRequest.ID> = []
  private var misuses: [Misuse] = []

  package init(
    _ host: InMemoryContractHost, controls: @escaping @MainActor (AnyObject) -> Controls
  ) {
    self.host = host
    self.controls = controls
    observation = host.tree.observe { [weak self] event in
      switch event {
      case .request(let request): self?.unfinished.insert(request.id)
      case .concluded(let id, _): self?.unfinished.remove(id)
      case .ended(let node, let cause): self?.ended.append("\(node) (\(cause))")
      case .misuse(let misuse): self?.misuses.append(misuse)
      default: break
      }
    }
  }

  package func act(_ act: Act) async throws {
    switch act {
    case .tap(let title):
      try await inTime { try control(\.buttons, title) }()
    case .type(let text, _) where host.promptText != nil:
      host.typeText((host.promptText ?? "") + text)
    case .type(let text, let field):
      try await inTime { try control(\.fields, field) }(text)
    case .back:
      guard host.seesBackButton else { throw Otherwise("there is no back button") }
      host.tapBack()
    case .backIn(let column): host.tapBack(in: column)
    case .backOver(let count): host.goBack(over: count)
    case .swipe(let isCancelled): host.swipeBack(cancelled: isCancelled)
    case .drag(let isCancelled): host.swipeDown(cancelled: isCancelled)
    case .tab(let number): host.tapTab(number - 1)
    case .turnPage(let offset): host.turnPage(by: offset)
    case .choose(let title):
      guard host.alertActions.contains(title) else {
        throw Otherwise("the answers are \(host.alertActions)")
      }
      host.choose(title)
    }
    await settleAnswers()
    if let misuse = misuses.first { throw Otherwise("\(misuse)") }
  }

  package func turn(isWide: Bool) async {
    host.isWide = isWide
    await settleAnswers()
  }

  package func see(_ sight: Sight) async throws {
    try await inTime {
      switch sight {
      case .tree(let tree): try Otherwise.unless(host.tree.description, is: tree)
      case .title(let title):
        try Otherwise.unless(
          (host.topScreen as? any ScreenConfiguring)?.screenOptions.title, is: title)
      case .ended(let flow):
        guard !ended.contains(flow) else { return }
        throw Otherwise("what ended is \(ended)")
      }
    }
  }

  /// Tries again for a while: services answer from other threads, in as many turns as that takes.
  private func inTime<Found>(_ body: () throws -> Found) async throws -> Found {
    for _ in 0..<200 {
      do { return try body() } catch { await settle() }
    }
    return try body()
  }

  private func control<Control>(
    _ kind: KeyPath<Controls, [String: Control]>, _ title: String
  ) throws -> Control {
    var all: [String: Control] = [:]
    for screen in screens { all.merge(controls(screen)[keyPath: kind]) { top, _ in top } }
    if let control = all[title] { return control }
    throw Otherwise("what there is: \(all.keys.sorted())")
  }

  /// The screens that the user reaches, the top one first.
  private var screens: [AnyObject] {
    let beside = SplitColumn.allCases.reversed().compactMap { host.topScreen(in: $0) }
    return (host.topScreen.map { [$0] } ?? []) + beside
  }

  /// Waits for an answer to arrive too: an action right after it would still belong to the question.
  private func settleAnswers() async {
    for _ in 0..<200 {
      await settle()
      guard !unfinished.isEmpty, host.alertActions.isEmpty else { return }
    }
  }

  /// Waits for the effects of an action: a question is asked in a separate task.
  private func settle() async {
    for _ in 0..<10 { await Task.yield() }
    await host.settle()
  }
}
