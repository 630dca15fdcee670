import Testing
import Usher
import UsherTesting

final class PosterFlow: Coordinator {
  enum Route: Hashable { case poster }

  let navigation = Stack<Route>(.poster)
  var colour = "white"

  func destination(for route: Route) -> Destination {
    .screen(PosterModel(onColour: { self.colourTapped() }))
  }

  private func colourTapped() {
    task {
      guard let colour = try await self.run(ColourPicker(), as: .sheet) else { return }
      self.colour = colour
    }
  }
}

final class ColourPicker: Coordinator {
  enum Route: Hashable { case palettes, palette(String) }
  typealias Output = String

  let navigation = Stack<Route>(.palettes)

  func destination(for route: Route) -> Destination {
    switch route {
    case .palettes: .screen(PalettesModel(onPalette: { self.push(.palette($0)) }))
    case .palette(let name): .screen(PaletteModel(name, onColour: { self.finish($0) }))
    }
  }
}

// Not on the page:

final class PosterModel {
  let onColour: () -> Void
  init(onColour: @escaping () -> Void) { self.onColour = onColour }
}

final class PalettesModel {
  let onPalette: (String) -> Void
  init(onPalette: @escaping (String) -> Void) { self.onPalette = onPalette }
}

final class PaletteModel {
  let onColour: (String) -> Void
  init(_ name: String, onColour: @escaping (String) -> Void) { self.onColour = onColour }
}

extension CookbookTests {
  @Test("A picker returns a colour, and nothing if the user swipes it down")
  func picker() async throws {
    let flow = PosterFlow()
    let host = InMemoryHost(flow)
    try host.screen(PosterModel.self).onColour()
    await host.until { flow.isPresenting }
    try host.screen(PalettesModel.self).onPalette("warm")
    await host.expectTree(try page.tree("A picker that returns a value"))
    try host.screen(PaletteModel.self).onColour("red")
    await host.until { flow.colour == "red" }
    #expect(!flow.isPresenting)

    try host.screen(PosterModel.self).onColour()
    await host.until { flow.isPresenting }
    host.user.swipeDown()
    #expect(flow.colour == "red")
  }
}
