// The SwiftUI code of the README, compiled and run. `ReadmeTests` of the root package checks that each block stands here.
import SwiftUI
import Usher
import UsherSwiftUI

struct ScheduleApp: App {
  var body: some Scene {
    WindowGroup { FlowView(views: .schedule) { ScheduleFlow() } }
  }
}

extension FlowViews {
  static var schedule: FlowViews {
    let views = FlowViews()
    views.register(ScheduleModel.self) { ScheduleView(model: $0) }
    views.register(PlacesModel.self) { PlacesView(model: $0) }
    views.register(MapModel.self) { MapView(model: $0) }
    return views
  }
}

struct ScheduleView: View {
  let model: ScheduleModel

  var body: some View {
    Text(model.draft.place?.name ?? "no place")
    Button("Search") { model.search() }
  }
}

struct PlacesView: View {
  let model: PlacesModel

  var body: some View {
    List(Place.known, id: \.name) { place in
      Button(place.name) { model.onPick(place) }
    }
  }
}

struct MapView: View {
  let model: MapModel

  var body: some View {
    Text(model.place.name)
    Button("Confirm") { model.confirm() }
  }
}
