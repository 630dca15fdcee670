import EarlyBuddy
import Foundation

/// The app's own places: lines of fields, below a header with their source.
struct PlaceFile: Sendable {
  /// A line of the file.
  struct Entry: Sendable {
    let place: Place
    /// Other Korean names, which searches match too.
    let others: [String]
    /// The number of residents for which a town would rank equally.
    let importance: Int
  }

  /// A stamp that changes with the places.
  let stamp: String
  private let lines: Substring

  /// Returns the app's own file.
  ///
  /// - Throws: ``EarlyBuddyError`` if it is missing, or has another header.
  static func bundled() throws(EarlyBuddyError) -> PlaceFile {
    guard let url = Bundle.module.url(forResource: "places", withExtension: "tsv"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { throw EarlyBuddyError(.places, "places.tsv is not there") }
    return try PlaceFile(text)
  }

  init(_ text: String) throws(EarlyBuddyError) {
    let mark = "# sha256 of the places: "
    guard let head = text.range(of: mark), let end = text[head.upperBound...].firstIndex(of: "\n")
    else { throw EarlyBuddyError(.places, "places.tsv has no stamp") }
    stamp = String(text[head.upperBound..<end])
    lines = text[end...]
  }

  /// - Throws: ``EarlyBuddyError`` if a line is invalid.
  func entries() throws(EarlyBuddyError) -> [Entry] {
    let korean = Locale(identifier: "ko_KR")
    var countries: [Substring: String] = [:]
    var entries: [Entry] = []
    for line in lines.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 9 || fields.count == 11, let id = Int(fields[0]),
        let latitude = Double(fields[6]),
        let longitude = Double(fields[7]), let population = Int(fields[8])
      else { throw EarlyBuddyError(.places, "places.tsv: “\(line)”") }
      let country =
        countries[fields[4]] ?? korean.localizedString(forRegionCode: String(fields[4]))
        ?? String(fields[4])
      countries[fields[4]] = country
      entries.append(
        Entry(
          place: Place(
            id: id, name: String(fields[1]), localName: String(fields[3]), country: country,
            region: String(fields[5]), spot: Spot(latitude: latitude, longitude: longitude),
            population: population, category: try Self.category(in: fields)),
          others: fields[2].split(separator: "|").map(String.init),
          importance: max(population, Self.importance(of: fields.count == 11 ? fields[10] : ""))))
    }
    return entries
  }

  /// Returns the kind of place of a line; `nil` for a town.
  private static func category(in fields: [Substring]) throws(EarlyBuddyError) -> PlaceKind? {
    guard fields.count == 11, !fields[9].isEmpty else { return nil }
    guard let kind = PlaceKind(rawValue: String(fields[9])) else {
      throw EarlyBuddyError(.places, "places.tsv: “\(fields[9])” is no kind of place")
    }
    return kind
  }

  /// Returns the importance of a rank: the highest one equals a city of half a million residents.
  private static func importance(of rank: Substring) -> Int {
    switch rank {
    case "5": 500_000
    case "4": 120_000
    case "3": 30_000
    case "2": 8_000
    case "1": 2_000
    default: 0
    }
  }
}
