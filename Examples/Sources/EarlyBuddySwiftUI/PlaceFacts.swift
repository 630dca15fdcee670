#if canImport(SwiftUI) && canImport(UIKit)
  import EarlyBuddy
  import SwiftUI

  /// The facts of a place.
  struct PlaceFacts: View {
    let place: Place

    var body: some View {
      LabeledContent(place.name, value: place.kind.title)
      LabeledContent("위치", value: place.whereabouts)
      if place.population > 0 { LabeledContent("인구", value: "\(place.population)명") }
      LabeledContent("좌표", value: place.spot.title)
    }
  }
#endif
