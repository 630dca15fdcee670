#if canImport(SwiftUI) && canImport(UIKit)
  import EarlyBuddy
  import SwiftUI

  /// A place on a map, to be confirmed.
  package struct MapView: View {
    private let model: MapModel

    package init(_ model: MapModel) { self.model = model }

    package var body: some View {
      List {
        Section { PlaceMapView(map: model.map) }
        Section { PlaceFacts(place: model.map.place) }
        Button("이 장소 선택") { model.confirm() }
        Section { PlacesSource() }
      }
    }
  }
#endif
