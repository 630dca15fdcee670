/// A place of the world, as the data set knows it.
package struct Place: Hashable, Identifiable, Sendable, Codable {
  /// Its number in GeoNames.
  package let id: Int
  /// Its Korean name.
  package let name: String
  /// Its name in the Latin alphabet.
  package let localName: String
  /// The country's Korean name.
  package let country: String
  /// The part of the country that it lies in; empty where the data set does not say.
  package let region: String
  package let spot: Spot
  /// How many people live there; 0 where the data set does not say.
  package let population: Int

  package init(
    id: Int, name: String, localName: String, country: String, region: String, spot: Spot,
    population: Int
  ) {
    (self.id, self.name, self.localName) = (id, name, localName)
    (self.country, self.region) = (country, region)
    (self.spot, self.population) = (spot, population)
  }

  /// What kind of place it is, by how many people live there.
  package var kind: PlaceKind { PlaceKind(population: population) }

  /// Where it is, in words: `대한민국 경기도`.
  package var whereabouts: String { region.isEmpty ? country : "\(country) \(region)" }
}

/// What kind of place it is, by how many people live there.
package enum PlaceKind: String, CaseIterable, Sendable {
  case metropolis, city, town, village, unknown

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
    }
  }
}

extension Place: CustomStringConvertible {
  package var description: String { name }
}
