@_spi(Hosting) @testable import Usher

/// A place in a tree of all models.
indirect enum MixedPlace: Hashable {
  case page(Int)
  case flow(Model, [MixedPlace])

  enum Model: CaseIterable { case stack, tabs, switcher, pages }

  /// Returns a random place whose flows nest at most `depth` deep.
  static func random(depth: Int, _ dice: inout some RandomNumberGenerator) -> MixedPlace {
    guard depth > 0, Int.random(in: 0..<3, using: &dice) > 0,
      let model = Model.allCases.randomElement(using: &dice)
    else { return .page(Int.random(in: 0..<5, using: &dice)) }
    let count = model == .switcher ? 1 : Int.random(in: 1...3, using: &dice)
    return .flow(model, (0..<count).map { _ in random(depth: depth - 1, &dice) })
  }

  @MainActor
  var destination: Destination {
    switch self {
    case .page: .screen(MixedPage())
    case .flow(.stack, let places): .flow(MixedStack(Stack(places)))
    case .flow(.tabs, let places): .flow(MixedTabs(Tabs(places)))
    case .flow(.switcher, let places): .flow(MixedSwitcher(Switcher(places[0])))
    case .flow(.pages, let places): .flow(MixedPages(places))
    }
  }
}

final class MixedPage {}

protocol MixedFlow: Coordinator where Route == MixedPlace {}

extension MixedFlow {
  func destination(for route: MixedPlace) -> Destination { route.destination }
}

final class MixedStack: MixedFlow {
  let navigation: Stack<MixedPlace>
  init(_ navigation: Stack<MixedPlace>) { self.navigation = navigation }
}

final class MixedTabs: MixedFlow {
  let navigation: Tabs<MixedPlace>
  init(_ navigation: Tabs<MixedPlace>) { self.navigation = navigation }
}

final class MixedSwitcher: MixedFlow {
  let navigation: Switcher<MixedPlace>
  init(_ navigation: Switcher<MixedPlace>) { self.navigation = navigation }
}

final class MixedPages: MixedFlow {
  let navigation: Pages<MixedPlace>
  /// All pages are near at the start: a draft does not say which flow a page leads to once it is made.
  init(_ places: [MixedPlace]) { navigation = Pages(places, startingAt: 1) }
}
