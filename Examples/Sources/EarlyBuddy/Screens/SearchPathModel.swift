import Observation
import Usher
import UsherSnapshots

/// Searches for places while the user types their name.
@Observable
package final class SearchPathModel: ScreenConfiguring {
  package let screenOptions = ScreenOptions(title: "장소 검색", backTitle: "검색")
  package private(set) var text = ""
  /// The results; `nil` before a search.
  package private(set) var places: [Place]?
  package private(set) var recents: [String] = []
  package private(set) var failure: EarlyBuddyError?
  private let services: Services
  private let onPick: @MainActor (Place) -> Void
  @ObservationIgnored private(set) var searching: Task<Void, Never>?
  @ObservationIgnored private(set) var remembering: Task<Void, Never>?

  init(_ services: Services, onPick: @escaping @MainActor (Place) -> Void) {
    self.services = services
    self.onPick = onPick
    change { recents async throws(EarlyBuddyError) in try await recents.recent() }
  }

  /// Searches for the text of the field; results of an older search are ignored.
  package func type(_ text: String) {
    self.text = text
    searching?.cancel()
    guard text.contains(where: { !$0.isWhitespace }) else {
      places = nil
      return
    }
    let search = services.places
    searching = Task { [weak self] in
      let found = await Result(catching: { () async throws(EarlyBuddyError) in
        try await search.places(matching: text)
      })
      guard let self, !Task.isCancelled else { return }
      switch found {
      case .success(let places): (self.places, failure) = (places, nil)
      case .failure(let error): failure = error
      }
    }
  }

  /// Picks a place, which makes the typed text a recent search.
  package func pick(_ place: Place) {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    change { recents async throws(EarlyBuddyError) in
      try await recents.remember(words.isEmpty ? place.name : words)
      return try await recents.recent()
    }
    onPick(place)
  }

  package func forgetRecents() {
    change { recents async throws(EarlyBuddyError) in
      try await recents.forget()
      return []
    }
  }

  /// Changes the recent searches, after earlier changes.
  private func change(
    _ body:
      @escaping @MainActor (any RecentSearches) async throws(EarlyBuddyError) -> [String]
  ) {
    let (earlier, recents) = (remembering, services.recents)
    remembering = Task { [weak self] in
      await earlier?.value
      let changed = await Result(catching: { () async throws(EarlyBuddyError) in
        try await body(recents)
      })
      guard let self else { return }
      switch changed {
      case .success(let texts): self.recents = texts
      case .failure(let error): failure = error
      }
    }
  }
}

extension SearchPathModel: StateSaving {
  package var savedState: String {
    get { text }
    set { if !newValue.isEmpty { type(newValue) } }
  }
}
