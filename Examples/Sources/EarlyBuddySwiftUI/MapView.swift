#if canImport(SwiftUI) && canImport(UIKit)
  import EarlyBuddy
  import SwiftUI

  struct MapView: View {
    let model: MapModel

    var body: some View {
      List {
        Section { PlaceMapView(map: model.map) }
        Section { PlaceFacts(place: model.map.place) }
        Button("이 장소 선택") { model.confirm() }
        Section { PlacesSource() }
      }
    }
  }
#endif
