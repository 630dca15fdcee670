import EarlyBuddy
import UsherWeb

extension WebViews {
  func addSearching() {
    register(SearchPathModel.self) { search in
      TextField("장소", text: search.text, prompt: "강남역, 제주공항, Paris", kind: .search) {
        search.type($0)
      }
      Failure(search.failure)
      if let places = search.places {
        if places.isEmpty {
          Text("‘\(search.text)’에 대한 검색 결과가 없어요.", style: .secondary)
        } else {
          Section("검색 결과") {
            for place in places {
              Row(
                place.name, detail: "\(place.localName) · \(place.whereabouts)",
                value: place.kind.title, id: "\(place.name) \(place.id)"
              ) { search.pick(place) }
            }
          }
        }
      } else if !search.recents.isEmpty {
        Section("최근 검색") {
          for text in search.recents { Row(text, id: "최근 \(text)") { search.type(text) } }
          Button("모두 지우기", role: .destructive) { search.forgetRecents() }
        }
      }
      Attribution()
    }

    register(MapModel.self) { model in
      MapDrawing(model.map)
      PlaceFacts(model.map.place)
      Spacer()
      Button("이 장소 선택") { model.confirm() }
      Attribution()
    }
  }
}

/// The facts about a place.
struct PlaceFacts: Component {
  let place: Place

  init(_ place: Place) { self.place = place }

  func render(in context: inout ComponentContext) -> Markup {
    Section {
      Row(place.name, detail: place.localName, value: place.kind.title)
      Row("위치", value: place.whereabouts)
      if place.population > 0 { Row("인구", value: "\(grouped(place.population))명") }
      Row("좌표", detail: place.spot.title)
    }.render(in: &context)
  }

  /// Returns a number with separators of thousands.
  private func grouped(_ number: Int) -> String {
    var (rest, parts) = (number, [String]())
    while rest >= 1000 {
      let part = String(rest % 1000)
      parts.insert(String(repeating: "0", count: 3 - part.count) + part, at: 0)
      rest /= 1000
    }
    return ([String(rest)] + parts).joined(separator: ",")
  }
}
