/// The part of the earth that a map shows: as wide as it is high, around a spot.
///
/// It is drawn as if the earth were flat there, each degree of longitude as wide as in the middle, which
/// is right near the middle and good enough for a few hundred kilometres.
package struct MapArea: Hashable, Sendable {
  package let middle: Spot
  /// From the middle to an edge, in kilometres.
  package let reach: Double

  package init(middle: Spot, reach: Double) {
    (self.middle, self.reach) = (middle, reach)
  }

  /// The degrees of latitude that it covers.
  package var latitudes: ClosedRange<Double> {
    let half = reach / Self.kilometresOfLatitude
    return (middle.latitude - half)...(middle.latitude + half)
  }

  /// How many degrees of longitude there are from the middle to an edge.
  package var longitudesToEdge: Double { reach / kilometresOfLongitude }

  /// Where a spot is in the area: from -1 at the left and at the top to 1.
  package func position(of spot: Spot) -> (x: Double, y: Double) {
    var east = spot.longitude - middle.longitude
    if east > 180 { east -= 360 }
    if east < -180 { east += 360 }
    let north = spot.latitude - middle.latitude
    return (
      east * kilometresOfLongitude / reach, -north * Self.kilometresOfLatitude / reach
    )
  }

  /// Near a pole a degree is no longer than here, so that the area stays one.
  private var kilometresOfLongitude: Double {
    Self.kilometresOfLatitude * max(Trigonometry.cosine(degrees: middle.latitude), 0.01)
  }

  private static let kilometresOfLatitude = 111.195
}

/// What a map needs of trigonometry, without a library of the platform's.
enum Trigonometry {
  /// The cosine of an angle from -90 to 90 degrees.
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
