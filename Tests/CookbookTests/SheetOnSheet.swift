import Testing
import Usher
import UsherTesting

final class FilterFlow: Coordinator {
  enum Route: Hashable { case filter, help }

  let navigation = Stack<Route>(.filter)

  func destination(for route: Route) -> Destination {
    switch route {
    case .filter: .screen(FilterModel(onHelp: { self.present(.help) }))
    case .help: .screen(HelpModel())
    }
  }
}

final class HotelsFlow: Coordinator {
  enum Route: Hashable { case hotels, filter }

  let navigation = Stack<Route>(.hotels)

  func destination(for route: Route) -> Destination {
    switch route {
    case .hotels: .screen(HotelsModel(onFilter: { self.present(.filter) }))
    case .filter: .flow(FilterFlow())
    }
  }
}

// Not on the page:

final class FilterModel: ScreenConfiguring {
  let onHelp: () -> Void
  init(onHelp: @escaping () -> Void) { self.onHelp = onHelp }

  var screenOptions: ScreenOptions { ScreenOptions(detents: [.medium, .large]) }
}

final class HelpModel {}

final class HotelsModel {
  let onFilter: () -> Void
  init(onFilter: @escaping () -> Void) { self.onFilter = onFilter }
}

extension CookbookTests {
  @Test("A sheet lies on a sheet, and goes with it")
  func sheetOnSheet() throws {
    let flow = HotelsFlow()
    let host = InMemoryHost(flow)
    try host.screen(HotelsModel.self).onFilter()
    try host.screen(FilterModel.self).onHelp()
    host.expectTree(try page.tree("A sheet on a sheet"))
    flow.dismiss()
    #expect(!flow.isPresenting)
  }
}
