/// A spot on the earth, in degrees.
package struct Spot: Hashable, Sendable, Codable {
  /// From -90 in the south to 90 in the north.
  package let latitude: Double
  /// From -180 in the west to 180 in the east.
  package let longitude: Double

  package init(latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  /// The displayed spot: `북위 37.5660° 동경 126.9784°`.
  package var title: String {
    "\(latitude < 0 ? "남위" : "북위") \(Self.degrees(latitude)) "
      + "\(longitude < 0 ? "서경" : "동경") \(Self.degrees(longitude))"
  }

  private static func degrees(_ value: Double) -> String {
    let parts = Int((abs(value) * 10_000).rounded())
    let fraction = String(parts % 10_000)
    return "\(parts / 10_000).\(String(repeating: "0", count: 4 - fraction.count))\(fraction)°"
  }
}
