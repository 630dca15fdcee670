import Testing
import UsherWeb

@Suite("The browser's Back and Forward")
struct HistoryPlanTests {
  private func stack(_ ids: String...) -> PhoneContainer {
    .stack(id: "s", pages: ids.map { PhonePage(id: $0) })
  }

  private func sheet(_ id: String, _ container: PhoneContainer, fixed: Bool = false) -> PhoneModal {
    PhoneModal(id: id, style: .sheet(isHalf: false, isDismissable: !fixed), container: container)
  }

  private func plan(
    _ depth: Int, _ state: PhoneState, _ remembered: Set<Int> = []
  ) -> HistoryPlan {
    HistoryPlan(to: depth, from: state, remembered: remembered)
  }

  @Test("The depth counts every screen above the first of its stack, and every modal")
  func depth() {
    let state = PhoneState(
      root: stack("1", "2", "3"), modals: [sheet("m", stack("4", "5")), sheet("n", .empty)])
    #expect(state.depth == 5)
    #expect(
      state.backSteps == [
        .dismiss("n", isAllowed: true), .pop("5"), .dismiss("m", isAllowed: true), .pop("3"),
        .pop("2"),
      ])
  }

  @Test("Only the selected tab counts")
  func tabs() {
    let items = [
      PhoneTab(id: "a", title: "", container: stack("1", "2")),
      PhoneTab(id: "b", title: "", container: stack("3", "4", "5")),
    ]
    #expect(PhoneState(root: .tabs(id: "t", items: items, selected: "a")).depth == 1)
    #expect(PhoneState(root: .tabs(id: "t", items: items, selected: "b")).depth == 2)
    #expect(PhoneState(root: .tabs(id: "t", items: items, selected: "c")).depth == 0)
  }

  @Test("Back takes as many steps as the browser went")
  func back() {
    let state = PhoneState(root: stack("1", "2", "3"), modals: [sheet("m", stack("4"))])
    #expect(plan(3, state) == .stay)
    #expect(plan(2, state) == .back([.dismiss("m", isAllowed: true)]))
    #expect(plan(0, state) == .back([.dismiss("m", isAllowed: true), .pop("3"), .pop("2")]))
    #expect(plan(-5, state) == plan(0, state))
  }

  @Test("A modal that must not be closed stops the way back")
  func refused() {
    let state = PhoneState(
      root: stack("1", "2"), modals: [sheet("m", stack("4", "5"), fixed: true)])
    #expect(plan(2, state) == .back([.pop("5")]))
    #expect(plan(0, state) == .back([.pop("5")]))
    let closed = PhoneState(root: stack("1", "2"), modals: [sheet("m", stack("4"), fixed: true)])
    #expect(plan(1, closed) == .refuse)
  }

  @Test("An alert is a step back if it can be answered with no")
  func alerts() {
    func state(_ roles: [PhoneAlert.Action.Role]) -> PhoneState {
      let actions = roles.map { PhoneAlert.Action(title: "", role: $0) }
      return PhoneState(
        root: stack("1"),
        modals: [PhoneModal(id: "a", style: .alert(PhoneAlert(title: "", actions: actions)))])
    }
    #expect(plan(0, state([.normal])) == .back([.dismiss("a", isAllowed: true)]))
    #expect(plan(0, state([.normal, .cancel])) == .back([.dismiss("a", isAllowed: true)]))
    #expect(plan(0, state([.normal, .destructive])) == .refuse)
  }

  @Test("Forward reopens the screens that are known")
  func forward() {
    let state = PhoneState(root: stack("1", "2"))
    #expect(plan(2, state, [2]) == .forward(2...2))
    #expect(plan(4, state, [2, 3, 4]) == .forward(2...4))
    #expect(plan(4, state, [2, 4]) == .forward(2...2))
    #expect(plan(2, state, [3]) == .refuse)
    #expect(plan(2, state) == .refuse)
  }
}
