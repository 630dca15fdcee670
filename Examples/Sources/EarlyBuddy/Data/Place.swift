/// A place of the world, from the data set.
package struct Place: Hashable, Identifiable, Sendable, Codable {
  /// Its number in GeoNames, or one of the app from 100,000,001 on.
  package let id: Int
  /// Its Korean name.
  package let name: String
  /// Its name in the Latin alphabet.
  package let localName: String
  /// The country's Korean name.
  package let country: String
  /// The part of the country; empty if the data set has none.
  package let region: String
  package let spot: Spot
  /// The number of residents; 0 if the data set has none.
  package let population: Int
  /// The kind of place; `nil` for a town.
  package let category: PlaceKind?

  package init(
    id: Int, name: String, localName: String, country: String, region: String, spot: Spot,
    population: Int, category: PlaceKind? = nil
  ) {
    self.category = category
    (self.id, self.name, self.localName) = (id, name, localName)
    (self.country, self.region) = (country, region)
    (self.spot, self.population) = (spot, population)
  }

  /// The kind of place: for a town, by its number of residents.
  package var kind: PlaceKind { category ?? PlaceKind(population: population) }

  /// The country and region: `대한민국 경기도`.
  package var whereabouts: String { region.isEmpty ? country : "\(country) \(region)" }
}

/// A kind of place.
package enum PlaceKind: String, CaseIterable, Sendable, Codable {
  /// Towns, by their number of residents.
  case metropolis, city, town, village, unknown
  case district, neighbourhood, station, terminal, airport, university, hospital, sight, park
  case mountain, beach, island

  init(population: Int) {
    self =
      switch population {
      case 1_000_000...: .metropolis
      case 100_000...: .city
      case 10_000...: .town
      case 1...: .village
      default: .unknown
      }
  }

  package var title: String {
    switch self {
    case .metropolis: "대도시"
    case .city: "도시"
    case .town: "소도시"
    case .village: "마을"
    case .unknown: "인구 미상"
    case .district: "구·군"
    case .neighbourhood: "동네"
    case .station: "역"
    case .terminal: "터미널"
    case .airport: "공항"
    case .university: "대학교"
    case .hospital: "병원"
    case .sight: "명소"
    case .park: "공원"
    case .mountain: "산"
    case .beach: "해변"
    case .island: "섬"
    }
  }
}

extension Place: CustomStringConvertible {
  package var description: String { name }
}
