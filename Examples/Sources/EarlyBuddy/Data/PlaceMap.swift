import Observation

/// A map around a place, with nearby places and zoom levels.
@Observable @MainActor
package final class PlaceMap {
  package let place: Place
  /// The places around it, the largest first.
  package private(set) var neighbours: [Place] = []
  package private(set) var failure: EarlyBuddyError?
  private var zoom: Int
  private let search: any PlaceSearch
  @ObservationIgnored private(set) var looking: Task<Void, Never>?

  /// The distances from the middle to an edge in kilometres, by zoom level.
  package static let reaches: [Double] = [20, 60, 200, 600, 1800]

  init(_ place: Place, search: any PlaceSearch) {
    self.place = place
    self.search = search
    // For a station or a sight, its near surroundings matter.
    zoom = place.category == nil ? 1 : 0
    look()
  }

  package var area: MapArea { MapArea(middle: place.spot, reach: Self.reaches[zoom]) }
  package var canZoomIn: Bool { zoom > 0 }
  package var canZoomOut: Bool { zoom < Self.reaches.count - 1 }

  package func zoomIn() {
    guard canZoomIn else { return }
    zoom -= 1
    look()
  }

  package func zoomOut() {
    guard canZoomOut else { return }
    zoom += 1
    look()
  }

  /// Searches for the places of the area; results of an older search are ignored.
  private func look() {
    looking?.cancel()
    let (area, search) = (area, search)
    looking = Task { [weak self] in
      let found = await Result(catching: { () async throws(EarlyBuddyError) in
        try await search.places(in: area)
      })
      guard let self, !Task.isCancelled else { return }
      switch found {
      case .success(let places):
        neighbours = places.filter { $0.id != self.place.id }
        failure = nil
      case .failure(let error): failure = error
      }
    }
  }
}

extension Result {
  /// Runs a closure and stores its result or its error.
  @MainActor
  init(catching body: @MainActor () async throws(Failure) -> Success) async {
    do throws(Failure) {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
