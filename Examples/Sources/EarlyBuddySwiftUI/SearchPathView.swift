#if canImport(SwiftUI) && canImport(UIKit)
  import EarlyBuddy
  import SwiftUI

  /// A search for places.
  package struct SearchPathView: View {
    @Bindable private var search: SearchPathModel

    package init(_ search: SearchPathModel) { self.search = search }

    package var body: some View {
      List {
        FailureText(failure: search.failure)
        if let places = search.places {
          if places.isEmpty { Text("‘\(search.text)’에 대한 검색 결과가 없어요.") }
          ForEach(places) { place in
            Button(place.name) { search.pick(place) }.badge(place.kind.title)
          }
        } else if !search.recents.isEmpty {
          Section("최근 검색") {
            ForEach(search.recents, id: \.self) { text in
              Button(text) { search.type(text) }
            }
            Button("모두 지우기", role: .destructive) { search.forgetRecents() }
          }
        }
        Section { PlacesSource() }
      }
      .searchable(text: $search.words, prompt: "강남역, 제주공항, Paris")
    }
  }

  extension SearchPathModel {
    /// The text of the field, as the bar reads and writes it.
    fileprivate var words: String {
      get { text }
      set { type(newValue) }
    }
  }
#endif
