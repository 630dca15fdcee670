#if canImport(SwiftUI) && canImport(UIKit)
  import EarlyBuddy
  import SwiftUI

  /// A map of coordinates: the place in the middle, and the places around it.
  struct PlaceMapView: View {
    let map: PlaceMap

    var body: some View {
      GeometryReader { proxy in
        ForEach(map.neighbours) { place in
          Circle().fill(.secondary).frame(width: 5, height: 5)
            .position(point(of: place.spot, in: proxy.size))
            .accessibilityLabel(place.name)
        }
        Image(systemName: "mappin").foregroundStyle(.red)
          .position(point(of: map.place.spot, in: proxy.size))
      }
      .aspectRatio(1, contentMode: .fit)
      HStack {
        Button("확대") { map.zoomIn() }.disabled(!map.canZoomIn)
        Spacer()
        Button("축소") { map.zoomOut() }.disabled(!map.canZoomOut)
      }
      .buttonStyle(.borderless)
      FailureText(failure: map.failure)
    }

    private func point(of spot: Spot, in size: CGSize) -> CGPoint {
      let position = map.area.position(of: spot)
      return CGPoint(x: (position.x + 1) / 2 * size.width, y: (position.y + 1) / 2 * size.height)
    }
  }
#endif
