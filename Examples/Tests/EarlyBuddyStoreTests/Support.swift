import EarlyBuddy
import Foundation

@testable import EarlyBuddyStore

/// Creates a folder during `body`.
func withFolder<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("early-buddy-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}

extension Place {
  static let suwon = Place(
    id: 1_835_553, name: "수원", localName: "Suwon", country: "대한민국", region: "경기도",
    spot: Spot(latitude: 37.29111, longitude: 127.00889), population: 1_234_582)
}

extension Schedule.Plan {
  static func at(_ day: String, _ time: String, _ title: String = "치과") -> Schedule.Plan {
    Schedule.Plan(title: title, day: Day(day)!, time: DayTime(time)!, place: .suwon)
  }
}

/// The app's own places, searched without an index.
enum Bundled {
  static let entries: [PlaceFile.Entry] = (try? PlaceFile.bundled().entries()) ?? []
}
