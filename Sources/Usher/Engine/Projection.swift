/// What a tree would be like if edits were applied, as far as later verbs can see it: places without content,
/// and nothing is made, ended or told.
///
/// How the verbs of a transaction are judged before any of them takes effect. The tree is as it was after
/// ``undo()``; between, no code of the app's runs but what guards and lookups call.
@MainActor
final class Projection {
  private let engine: ChangeEngine
  private var undoing: [@MainActor () -> Void] = []
  private var emptied: [(Container, EndingCause, RequestRecord)] = []
  /// Whether it takes out a flow for whose ending code of the app waits.
  private(set) var endsWhatIsWaitedFor = false

  /// Whether it was made while another one was in force.
  private let isInAnother: Bool

  init(in engine: ChangeEngine) {
    (self.engine, isInAnother) = (engine, engine.isProjecting)
    engine.isProjecting = true
  }

  func undo() {
    engine.isProjecting = isInAnother
    for body in undoing.reversed() { body() }
    undoing = []
    emptied = []
  }

  /// What a verb may make a flow forget is remembered again afterwards.
  func keepMemory(of flow: Flow?) {
    guard let flow else { return }
    let remembered = flow.remembered
    undoing.append { flow.remembered = remembered }
  }

  /// The next stack that has become empty.
  func nextEmptied() -> (Container, EndingCause, RequestRecord)? { emptied.popLast() }

  func apply(_ edit: Edit, of record: RequestRecord) {
    switch edit {
    case .splice(let container, let range, let seeds, let cause):
      splice(container, range, seeds, cause, record)
    case .select(let container, let position, _):
      let former = container.selection
      container.selection = position
      undoing.append { container.selection = former }
    case .present(let flow, let seed, let presentation):
      if let presenter = flow.topEntry {
        present(seed.route, by: flow, from: presenter, presentation)
      }
    case .presentPlanned(let modal, let entry):
      guard let flow = entry.flow(presenting: modal) else { return }
      let presenter = entry.flow.map(\.topEntry) ?? entry
      guard let presenter, presenter.modal == nil else { return }
      present(modal.place.route, by: flow, from: presenter, Presentation(modal.style))
    case .expect(let entries, let cause):
      for entry in entries { expect(entry, cause) }
    case .remove(let entry, let cause): remove(entry, cause, record)
    case .leave(let flow, let cause, _):
      guard flow.isLive, let entry = flow.entry else { return }
      if let leaving = engine.entryToLeave(from: flow, cause) {
        remove(leaving, cause, record)
      } else if cause.wantsAnswer {
        endsWhatIsWaitedFor = endsWhatIsWaitedFor || !flow.sinks.isEmpty
        expect(entry, cause)
      }
    case .choose, .remember: break
    }
  }

  private func expect(_ entry: Entry, _ cause: EndingCause) {
    let former = entry.expectedCause
    entry.expectedCause = cause
    undoing.append { entry.expectedCause = former }
  }

  private func splice(
    _ container: Container, _ wanted: Range<Int>, _ seeds: [Seed], _ cause: EndingCause,
    _ record: RequestRecord
  ) {
    guard container.flow?.isLive == true else { return }
    let range = wanted.clamped(to: 0..<container.entries.count)
    let removed = container.entries.copy(range)
    let places = seeds.map { seed in
      let place = Entry(id: EntryID(0), route: seed.route)
      place.home = container
      return place
    }
    end(removed, cause)
    container.entries.replace(range, with: places)
    let added = range.lowerBound..<range.lowerBound + places.count
    undoing.append {
      container.entries.replace(added, with: removed)
      for place in places { place.home = nil }
    }
    if container.entries.isEmpty, !range.isEmpty { emptied.append((container, cause, record)) }
  }

  private func present(
    _ route: Any?, by flow: Flow, from presenter: Entry, _ presentation: Presentation
  ) {
    let modal = Entry(id: EntryID(0), route: route)
    (modal.presentation, modal.presenter, modal.presentingFlow) = (presentation, presenter, flow)
    presenter.modal = modal
    flow.presented.append(modal)
    undoing.append {
      presenter.modal = nil
      flow.presented.removeAll { $0 === modal }
    }
  }

  private func remove(_ entry: Entry, _ cause: EndingCause, _ record: RequestRecord) {
    guard entry.isLive else { return }
    if let home = entry.home {
      guard let index = home.index(of: entry) else { return }
      return splice(home, index..<index + 1, [], cause, record)
    }
    if let presenter = entry.presenter {
      presenter.modal = nil
      undoing.append { presenter.modal = entry }
    }
    end([entry], cause)
  }

  private func end(_ entries: [Entry], _ cause: EndingCause) {
    for entry in TreeState.subtrees(of: entries.live) {
      entry.endedBy = cause
      undoing.append { entry.endedBy = nil }
      if let flow = entry.flow {
        endsWhatIsWaitedFor = endsWhatIsWaitedFor || !flow.sinks.isEmpty
        flow.isLive = false
        undoing.append { flow.isLive = true }
      }
      if entry.presentation != nil, let flow = entry.presentingFlow {
        let presented = flow.presented
        flow.presented.removeAll { $0 === entry }
        undoing.append { flow.presented = presented }
      }
    }
  }
}
