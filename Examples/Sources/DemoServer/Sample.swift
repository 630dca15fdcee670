/// The code on the start page: the text between the marks in `TwentyFiveLines`, as a test checks.
enum Sample {
  static let code = """
    final class TripCoordinator: Coordinator {
      enum Route { case trip, stop(Place) }

      let navigation = Stack<Route>(.trip)

      func destination(for route: Route) -> Destination {
        switch route {
        case .trip: .screen(TripModel(onAdd: addStop))
        case .stop(let place): .screen(StopModel(place))
        }
      }

      private func addStop() {
        task {
          guard let place = try await self.run(SearchCoordinator(), as: .sheet) else { return }
          self.push(.stop(place))
        }
      }
    }

    final class SearchCoordinator: Coordinator {
      enum Route { case search }
      typealias Output = Place

      let navigation = Stack<Route>(.search)

      func destination(for route: Route) -> Destination {
        .screen(SearchModel(onPick: { self.finish($0) }))
      }
    }
    """
}
