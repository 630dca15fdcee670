@_spi(Hosting) import Usher

extension LinkReader {
  /// Returns the difference between a link and `written`; `nil` if there is none.
  ///
  /// A flow that only one of them mentions equals its start in the other.
  ///
  /// - Throws: A ``LinkError`` if it is no valid link.
  static func difference(
    of link: String, root: LinkTable, from written: Plan?
  ) throws(LinkError) -> String? {
    difference(written, try flow(link, root: root))
  }

  private static func difference(_ written: Plan?, _ read: Flow?) -> String? {
    guard let written, !written.places.isEmpty else { return nil }
    let found = read?.places ?? []
    let places =
      read?.table.traits.isParallel == true ? written.placesSelectedLast : written.places
    guard places.count == found.count else {
      return "\(found.count) places instead of \(places.count)."
    }
    for (left, right) in zip(places, found) {
      if let difference = difference(left, right) { return difference }
    }
    return nil
  }

  /// Returns whether both have the same link without parameters, and so the same route.
  private static func isOfOne(_ written: Plan.Place, _ read: Place) -> Bool {
    read.row.route != nil && written.node?.linkWriting?.row === read.row
  }

  private static func difference(_ written: Plan.Place, _ read: Place) -> String? {
    guard isOfOne(written, read) || read.table.areSameRoutes(written.route, read.route) else {
      return "“\(read.route)” instead of “\(written.route)”."
    }
    switch (written.modal, read.modal) {
    case (nil, nil): break
    case (let left?, let right?):
      guard left.style == right.style, left.level == right.level else {
        return "“\(right.place.route)” is presented by another flow."
      }
      if let difference = difference(left.place, right.place) { return difference }
    case (let left?, nil): return "“\(left.place.route)” is presented elsewhere."
    case (nil, let right?): return "“\(right.place.route)” is presented elsewhere."
    }
    return difference(written.plan, read.flow)
  }
}
