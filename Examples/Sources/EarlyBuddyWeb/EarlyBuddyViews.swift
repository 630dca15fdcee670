import EarlyBuddy
import UsherWeb

/// Returns the web views of EarlyBuddy.
@MainActor
package func makeEarlyBuddyViews() -> WebViews {
  let views = WebViews()
  views.addSchedules()
  views.addAdding()
  views.addSearching()
  return views
}

/// An error message.
struct Failure: Component {
  let error: EarlyBuddyError?

  init(_ error: EarlyBuddyError?) { self.error = error }

  func render(in context: inout ComponentContext) -> Markup {
    guard let error else { return .empty }
    return .element("p", ["class": "u-text eb-failure", "role": "alert"], [.text(error.message)])
  }
}

/// The sources of the places, as their licences require, and the accuracy of those without a
/// source.
struct Attribution: Component {
  func render(in context: inout ComponentContext) -> Markup {
    .element(
      "p", ["class": "u-text u-text-footnote"],
      [
        "장소: ",
        .element("a", ["class": "u-link", "href": "https://www.geonames.org"], ["GeoNames"]),
        " (",
        .element(
          "a", ["class": "u-link", "href": "https://creativecommons.org/licenses/by/4.0/"],
          ["CC BY 4.0"]),
        "). 한국의 공항: ",
        .element(
          "a", ["class": "u-link", "href": "https://pypi.org/project/airportsdata/"],
          ["airportsdata"]),
        " (MIT). 한국의 동네, 역, 명소: 직접 입력한 좌표라 100m쯤 차이가 날 수 있어요.",
      ])
  }
}
