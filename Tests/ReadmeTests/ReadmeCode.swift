// The code of the README, compiled. `ReadmeTests` checks that it contains each block of the
// README; declarations that the README omits come first.
import Observation
import Testing
import Usher
import UsherTesting

struct Place: Hashable, CustomStringConvertible {
  let name: String
  var description: String { name }
  static let known = ["서울", "부산", "제주"].map { Place(name: $0) }
}

@Observable
final class Draft {
  var place: Place?
}

final class PlacesModel {
  let onPick: @MainActor (Place) -> Void

  init(onPick: @escaping @MainActor (Place) -> Void) {
    self.onPick = onPick
  }
}

final class MapModel {
  let place: Place
  let confirm: @MainActor () -> Void

  init(_ place: Place, onConfirm: @escaping @MainActor () -> Void) {
    self.place = place
    confirm = onConfirm
  }
}

final class ScheduleModel {
  let draft: Draft
  let search: @MainActor () -> Void

  init(_ draft: Draft, onSearch: @escaping @MainActor () -> Void) {
    self.draft = draft
    search = onSearch
  }
}

final class SearchFlow: Coordinator {
  enum Route: Hashable { case places, map(Place) }
  typealias Output = Place

  let navigation = Stack<Route>(.places)

  func destination(for route: Route) -> Destination {
    switch route {
    case .places: .screen(PlacesModel(onPick: { self.push(.map($0)) }))
    case .map(let place): .screen(MapModel(place, onConfirm: { self.finish(place) }))
    }
  }
}

final class ScheduleFlow: Coordinator {
  enum Route: Hashable { case schedule, search }

  let navigation = Stack<Route>(.schedule)
  let draft = Draft()

  func destination(for route: Route) -> Destination {
    switch route {
    case .schedule: .screen(ScheduleModel(draft, onSearch: { self.push(.search) }))
    case .search: .flow(SearchFlow()) { place in self.draft.place = place }
    }
  }
}

extension ScheduleFlow {
  func pickPlace() async throws {
    guard let place = try await run(SearchFlow(), as: .sheet) else { return }  // nil: the user left
    draft.place = place
  }

  func searchTapped() { task { try await self.pickPlace() } }
}

@MainActor @Test("Confirming on the map brings the place back")
func confirming() throws {
  let flow = ScheduleFlow()
  let host = InMemoryHost(flow)
  flow.push(.search)
  try host.screen(PlacesModel.self).onPick(Place(name: "서울"))
  try host.screen(MapModel.self).confirm()
  #expect(flow.draft.place?.name == "서울")

  flow.push(.search)
  host.user.swipeBack()
  host.expectTree(
    """
    ScheduleFlow (stack)
      schedule: ScheduleModel
    """)
}
