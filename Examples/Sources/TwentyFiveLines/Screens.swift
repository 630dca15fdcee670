import Observation
import Usher

/// A destination.
struct Place: Hashable, Sendable {
  let name: String
}

/// The first screen: a button that adds a stop.
@Observable
final class TripModel: ScreenConfiguring {
  let screenOptions = ScreenOptions(title: "Trip")
  let onAdd: @MainActor () -> Void

  init(onAdd: @escaping @MainActor () -> Void) {
    self.onAdd = onAdd
  }
}

/// The second screen: one stop.
@Observable
final class StopModel: ScreenConfiguring {
  let place: Place
  var screenOptions: ScreenOptions { ScreenOptions(title: place.name) }

  init(_ place: Place) {
    self.place = place
  }
}

/// The child flow's screen: places to pick from.
@Observable
final class SearchModel: ScreenConfiguring {
  let screenOptions = ScreenOptions(title: "Add a stop")
  let places = [Place(name: "Busan"), Place(name: "Gyeongju"), Place(name: "Jeju")]
  let onPick: @MainActor (Place) -> Void

  init(onPick: @escaping @MainActor (Place) -> Void) {
    self.onPick = onPick
  }
}
