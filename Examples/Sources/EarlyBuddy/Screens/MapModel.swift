import Observation
import Usher

/// A place on a map, to be confirmed.
@Observable
package final class MapModel: ScreenConfiguring {
  package let map: PlaceMap
  private let onConfirm: @MainActor (Place) -> Void

  init(_ place: Place, search: any PlaceSearch, onConfirm: @escaping @MainActor (Place) -> Void) {
    map = PlaceMap(place, search: search)
    self.onConfirm = onConfirm
  }

  package var screenOptions: ScreenOptions { ScreenOptions(title: map.place.name) }

  package func confirm() { onConfirm(map.place) }
}
