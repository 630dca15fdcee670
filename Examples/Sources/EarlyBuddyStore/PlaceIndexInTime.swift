import EarlyBuddy
import Foundation

/// The index of places, opened at the first search: building it takes a second, once for a folder.
actor PlaceIndexInTime: PlaceSearch {
  private let folder: URL?
  private var opening: Task<Result<PlaceIndex, EarlyBuddyError>, Never>?

  init(in folder: URL?) {
    self.folder = folder
  }

  func places(matching text: String) async throws(EarlyBuddyError) -> [Place] {
    try await index().places(matching: text)
  }

  func places(in area: MapArea) async throws(EarlyBuddyError) -> [Place] {
    try await index().places(in: area)
  }

  /// Returns the index; concurrent callers wait for the same opening.
  ///
  /// - Throws: ``EarlyBuddyError`` if it cannot be opened; the next call tries again.
  private func index() async throws(EarlyBuddyError) -> PlaceIndex {
    let folder = folder
    let task =
      opening ?? Task.detached { Result { () throws(EarlyBuddyError) in try .open(in: folder) } }
    opening = task
    let opened = await task.value
    if case .failure = opened, opening == task { opening = nil }
    return try opened.get()
  }
}
