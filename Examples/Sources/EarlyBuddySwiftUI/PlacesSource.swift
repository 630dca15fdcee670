#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// Where the places are from, as their licences ask.
  struct PlacesSource: View {
    var body: some View {
      Text(
        "장소: [GeoNames](https://www.geonames.org) ([CC BY 4.0](https://creativecommons.org/licenses/by/4.0/))"
      )
      .font(.footnote)
    }
  }
#endif
