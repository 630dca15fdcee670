/// The square part of the earth that a map shows, around a spot.
///
/// It is drawn flat, with each degree of longitude as wide as in the middle. That is exact near the
/// middle and good enough for a few hundred kilometres.
package struct MapArea: Hashable, Sendable {
  package let middle: Spot
  /// The distance from the middle to an edge, in kilometres.
  package let reach: Double

  package init(middle: Spot, reach: Double) {
    (self.middle, self.reach) = (middle, reach)
  }

  /// The degrees of latitude that it covers.
  package var latitudes: ClosedRange<Double> {
    let half = reach / Self.kilometresOfLatitude
    return (middle.latitude - half)...(middle.latitude + half)
  }

  /// The degrees of longitude from the middle to an edge.
  package var longitudesToEdge: Double { reach / kilometresOfLongitude }

  /// Returns the position of a spot in the area: from -1 at the left and at the top to 1.
  package func position(of spot: Spot) -> (x: Double, y: Double) {
    var east = spot.longitude - middle.longitude
    if east > 180 { east -= 360 }
    if east < -180 { east += 360 }
    let north = spot.latitude - middle.latitude
    return (
      east * kilometresOfLongitude / reach, -north * Self.kilometresOfLatitude / reach
    )
  }

  /// Limited near a pole, so that the area keeps a finite width.
  private var kilometresOfLongitude: Double {
    Self.kilometresOfLatitude * max(Trigonometry.cosine(degrees: middle.latitude), 0.01)
  }

  private static let kilometresOfLatitude = 111.195
}

/// The cosine for maps, without a platform library.
enum Trigonometry {
  /// Returns the cosine of an angle from -90 to 90 degrees.
  static func cosine(degrees: Double) -> Double {
    let square = (degrees * .pi / 180) * (degrees * .pi / 180)
    var (sum, term) = (1.0, 1.0)
    for step in stride(from: 2.0, through: 20, by: 2) {
      term *= -square / (step * (step - 1))
      sum += term
    }
    return sum
  }
}
