/// The few ways in which a tree changes.
extension ChangeEngine {
  func apply(_ edit: Edit) {
    switch edit {
    case .splice(let container, let range, let seeds, let cause):
      splice(container, range, seeds, cause)
    case .select(let container, let position, _):
      guard container.flow?.isLive == true, container.selection != position,
        container.entries.indices.contains(position)
      else { return }
      state.shape &+= 1
      container.selection = position
      container.surface?.select(position)
      reconciler.modals.invalidate()
    case .present(let flow, let seed, let presentation):
      present(seed, by: flow, as: presentation)
    case .presentPlanned(let modal, let entry):
      plannedModals.append((modal, entry, true))
    case .expect(let entries, let cause):
      for entry in entries where entry.isLive { entry.expectedCause = cause }
    case .remove(let entry, let cause):
      remove(entry, cause)
    case .leave(let flow, let cause, let conclusion):
      leave(flow, cause, conclusion: conclusion)
    case .remember(let flow, let memory):
      remember(memory, in: flow)
    case .choose(let action, let entry, let text):
      guard let alert = entry.alert, alert.actions.indices.contains(action) else { return }
      alert.actions[action].perform(text ?? alert.textField?.text ?? "")
    }
  }

  /// The one way in which the places of a container change.
  private func splice(
    _ container: Container, _ range: Range<Int>, _ seeds: [Seed], _ cause: EndingCause
  ) {
    guard let flow = container.flow, flow.isLive else {
      for seed in seeds { seed.sink?.left(.neverStarted) }
      return
    }
    state.shape &+= 1
    if !range.isEmpty {
      let removed = container.entries.copy(range)
      container.surface?.willRemove(removed, from: container)
      container.entries.replace(range, with: [])
      if container.traits.isParallel { moveSelection(of: container, without: range) }
      end(removed, cause)
    }
    var end = range.lowerBound
    for seed in seeds {
      let entry = Entry(id: state.nextEntryID(), route: seed.route)
      entry.home = container
      guard fill(entry, with: seed, in: flow) else { continue }
      container.entries.insert(entry, at: end)
      end += 1
    }
    if !seeds.isEmpty {
      container.surface?.didInsert(range.lowerBound..<end, of: container)
    }
    if container.entries.isEmpty, !range.isEmpty {
      container.emptiedBy = cause
      emptied.append((container, current))
    }
  }

  /// Selects what the model's rules say after places were taken out.
  private func moveSelection(of container: Container, without range: Range<Int>) {
    container.selection = container.rules.selection(without: range, in: container)
    container.surface?.select(container.selection)
    reconciler.modals.invalidate()
  }

  private func remove(_ entry: Entry, _ cause: EndingCause) {
    guard entry.isLive else { return }
    state.shape &+= 1
    if entry.presentation != nil {
      let above = cause == .alertAction ? entry.modal : nil
      if let above {
        // It came while the alert, which was answered, was still going: it belongs to what is below.
        entry.modal = nil
        above.presenter = entry.presenter
      }
      entry.presenter?.modal = above
      end([entry], cause)
    } else if let home = entry.home {
      guard let index = home.index(of: entry) else { return }
      splice(home, index..<index + 1, [], cause)
    } else {
      end([entry], cause)
    }
  }

  private func present(_ seed: Seed, by flow: Flow, as presentation: Presentation) {
    guard let presenter = flow.knownTop(at: state.shape) ?? flow.topEntry else {
      seed.sink?.left(.neverStarted)
      return
    }
    let isTop = presenter.modal == nil
    present(seed, by: flow, from: presenter, as: presentation)
    // What is presented next by the same flow goes on top of this one.
    if isTop, let modal = presenter.modal {
      flow.noteTop(modal.flow?.topEntry ?? modal, at: state.shape)
    }
  }

  func present(_ seed: Seed, by flow: Flow, from presenter: Entry, as presentation: Presentation) {
    let entry = Entry(id: state.nextEntryID(), route: seed.route)
    entry.presentation = presentation
    entry.presenter = presenter
    entry.presentingFlow = flow
    entry.isQuestion = current?.isQuestion == true
    guard fill(entry, with: seed, in: flow) else { return }
    state.shape &+= 1
    if case .alert = entry.content, presentation.style != .actionSheet {
      entry.presentation = Presentation(.alert)
    }
    presenter.modal = entry
    flow.presented.append(entry)
    state.modals.append(entry)
    reconciler.modals.add(entry)
  }
}
