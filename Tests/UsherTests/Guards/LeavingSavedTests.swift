import Testing
import Usher
import UsherTesting

/// A screen with a text that can be saved.
private final class NoteModel: LeaveGuard {
  var text = ""
  private(set) var saved = ""
  private(set) var asked = 0
  /// True if it never notices that it was saved.
  let isForgetful: Bool
  let onSave: @MainActor () -> Void

  init(isForgetful: Bool = false, onSave: @escaping @MainActor () -> Void) {
    self.isForgetful = isForgetful
    self.onSave = onSave
  }

  var leavePolicy: LeavePolicy { text == saved ? .allow : .ask }

  func confirmLeave() async -> Bool {
    asked += 1
    return false
  }

  func save() {
    if !isForgetful { saved = text }
    onSave()
  }
}

private final class NoteFlow: Coordinator, LeaveGuard {
  enum Route: Equatable { case list, edit, child, sheet }
  let navigation = Stack<Route>(.list)
  let isForgetful: Bool
  var isBusy = false
  var afterSaving: @MainActor (NoteFlow) -> Void = { $0.pop() }

  init(isForgetful: Bool) { self.isForgetful = isForgetful }

  var leavePolicy: LeavePolicy { isBusy ? .ask : .allow }
  func confirmLeave() async -> Bool { false }

  func destination(for route: Route) -> Destination {
    switch route {
    case .list: .screen(TrialPage("list"))
    case .edit, .sheet:
      .screen(NoteModel(isForgetful: isForgetful) { self.afterSaving(self) })
    case .child: .flow(NoteFlow(isForgetful: isForgetful))
    }
  }
}

@MainActor
@Suite("Leaving after saving", .timeLimit(.minutes(10)))
struct LeavingSavedTests {
  private func edit(_ flow: NoteFlow) throws -> (host: InMemoryHost, model: NoteModel) {
    let host = InMemoryHost(flow)
    flow.push(.edit)
    let model = try host.screen(NoteModel.self)
    model.text = "new"
    return (host, model)
  }

  @Test("A screen that knows that it is saved is left without being asked")
  func knows() throws {
    let flow = NoteFlow(isForgetful: false)
    let (host, model) = try edit(flow)
    model.save()
    #expect(flow.navigation.routes == [.list])
    #expect(model.asked == 0)
    #expect(host.disagreements == [])
  }

  @Test("A screen that does not know is asked, unless the flow says that it has saved")
  func forgetful() async throws {
    let flow = NoteFlow(isForgetful: true)
    let (host, model) = try edit(flow)
    model.save()
    #expect(flow.navigation.routes == [.list, .edit])
    await yieldUntil { model.asked == 1 }
    #expect(model.asked == 1)
    flow.afterSaving = { flow in flow.withoutAskingOwnScreens { flow.pop() } }
    model.save()
    #expect(flow.navigation.routes == [.list])
    #expect(model.asked == 1)
    #expect(host.disagreements == [])
  }

  @Test("All others are asked: a child flow, and screens that another flow put on top")
  func others() async throws {
    let flow = NoteFlow(isForgetful: true)
    let host = InMemoryHost(flow)
    flow.push(.child)
    let child = try #require(flow.child(NoteFlow.self))
    child.push(.edit)
    let model = try host.screen(NoteModel.self)
    model.text = "new"
    flow.withoutAskingOwnScreens { flow.pop() }
    #expect(flow.navigation.routes == [.list, .child])
    await yieldUntil { model.asked == 1 }
    #expect(model.asked == 1)
    flow.present(.sheet)
    #expect(child.navigation.routes == [.list, .edit])
    _ = host
  }

  @Test("A flow's own modal screens and the flow itself are not asked")
  func ownModal() throws {
    let root = NoteFlow(isForgetful: true)
    let host = InMemoryHost(root)
    root.push(.child)
    let flow = try #require(root.child(NoteFlow.self))
    flow.isBusy = true
    flow.present(.sheet)
    let model = try host.screen(NoteModel.self)
    model.text = "new"
    flow.withoutAskingOwnScreens { flow.pop() }
    #expect(root.navigation.routes == [.list])
    #expect(model.asked == 0)
    #expect(host.disagreements == [])
  }

  @Test("It applies only to the verbs called in the body")
  func bodyOnly() async throws {
    let flow = NoteFlow(isForgetful: true)
    let (_, model) = try edit(flow)
    flow.withoutAskingOwnScreens {}
    let handle = flow.pop()
    #expect(handle.currentOutcome == nil)
    await yieldUntil { handle.currentOutcome != nil }
    #expect(model.asked == 1)
  }
}
