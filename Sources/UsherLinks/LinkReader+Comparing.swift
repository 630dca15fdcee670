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
    let read = try flow(link, root: root)
    return difference(written, read) ?? difference(written?.rootModals ?? [], read.modals)
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
    let onFlow = read.flow?.modals ?? []
    if !written.modals.isEmpty || !read.modals.isEmpty || !onFlow.isEmpty,
      let difference = difference(written.modals(ofItsFlow: false), read.modals)
        ?? difference(written.modals(ofItsFlow: true), onFlow)
    {
      return difference
    }
    return difference(written.plan, read.flow)
  }

  private static func difference(_ written: [Plan.Modal], _ read: [Modal]) -> String? {
    if written.isEmpty, read.isEmpty { return nil }
    for (left, right) in zip(written, read) {
      guard left.style == right.style else {
        return "“\(right.place.route)” is presented in another style."
      }
      if let difference = difference(left.place, right.place) { return difference }
    }
    if let missing = written.dropFirst(read.count).first {
      return "“\(missing.place.route)” is presented elsewhere."
    }
    return read.dropFirst(written.count).first.map { "“\($0.place.route)” is presented elsewhere." }
  }
}

extension Plan.Place {
  /// The modals on this place that its own flow presents, or those that the flow around it presents.
  func modals(ofItsFlow isOwn: Bool) -> [Plan.Modal] {
    modals.isEmpty ? [] : modals.filter { (plan != nil && $0.level == 0) == isOwn }
  }
}
