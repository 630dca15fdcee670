import Usher

/// A place, with texts for its parameters, whose segments another link reads.
@MainActor
private struct Piece {
  let row: LinkTable.Row
  let route: Any
}

extension LinkTable {
  /// The problems of links that are read where several other places stand, one after the other:
  /// `:id/edit` where `edit` lies on top of `list`.
  ///
  /// Such a stack has an address, which is spelled out. The link that an author would type for it leads
  /// elsewhere.
  ///
  /// - Parameter routes: Routes whose texts are tried, too.
  /// - Complexity: O(*n*²) in the number of a flow's links, unless many begin alike.
  func joinedFindings(_ routes: [Any]) -> [String] {
    let given = routes.filter(hasRoute).map(RouteReading.init)
    return rows.compactMap { row in
      guard row.problem == nil, row.pattern.segments.count > 1 else { return nil }
      return joinedFinding(row, after: [], from: 0, given)
    }
  }

  /// Returns the problem of `row` with places that begin with `pieces`, which its first segments read.
  private func joinedFinding(
    _ row: Row, after pieces: [Piece], from position: Int, _ given: [RouteReading]
  ) -> String? {
    for next in rows where canFollow(next, pieces) {
      guard let piece = piece(next, readBy: row, from: position, given) else { continue }
      let (all, end) = (pieces + [piece], position + next.pattern.segments.count)
      if end < row.pattern.segments.count {
        // The segment after a flow or a modal begins with a mark, or in that flow.
        guard next.child == nil, next.style == nil else { continue }
        if let found = joinedFinding(row, after: all, from: end, given) { return found }
      } else if all.count > 1, let found = finding(row, joining: all) {
        return found
      }
    }
    return nil
  }

  private func canFollow(_ row: Row, _ pieces: [Piece]) -> Bool {
    guard row.problem == nil, row.target == nil, !row.pattern.segments.isEmpty else { return false }
    return pieces.isEmpty ? row.style == nil : row.style != nil || traits.stacksPlaces
  }

  /// Returns a place whose segments are read as those of `row` from a position on; `nil` if none is.
  private func piece(
    _ next: Row, readBy row: Row, from position: Int, _ given: [RouteReading]
  ) -> Piece? {
    let own = given.compactMap(next.write)
    var texts = next.arguments.indices.map { number in
      own.map { $0[number] } + next.arguments[number].samples()
    }
    var (argument, other) = (0, 0)
    for (offset, segment) in next.pattern.segments.enumerated() {
      let known =
        row.pattern.segments.indices.contains(position + offset)
        ? row.pattern.segments[position + offset] : nil
      if case .parameter? = known {
        other = row.pattern.segments[..<(position + offset)].count { $0.isParameter }
      }
      switch (segment, known) {
      case (.fixed(let left, _), .fixed(let right, _)?): guard left == right else { return nil }
      case (.fixed(let text, _), .parameter?):
        guard row.arguments[other].accepts(text) else { return nil }
      case (.parameter, .parameter?):
        let type = row.arguments[other]
        texts[argument].removeAll { !($0.first.map(type.accepts) ?? false) }
      // An address marks a value that is the name of a place.
      case (.parameter, .fixed?): return nil
      case (_, nil): break
      }
      if segment.isParameter { argument += 1 }
    }
    let first = texts.compactMap(\.first)
    guard first.count == texts.count, let route = try? next.read(first) else { return nil }
    return Piece(row: next, route: route)
  }

  /// Returns why places are read as a link; `nil` if they are not.
  private func finding(_ row: Row, joining pieces: [Piece]) -> String? {
    var places: [Plan.Place] = []
    var modal: Plan.Modal?
    for piece in pieces {
      let place = Plan.Place(route: piece.route)
      if let style = piece.row.style, !places.isEmpty {
        modal = Plan.Modal(place, style: style, level: 0, order: 0)
      } else {
        places.append(place)
      }
    }
    if traits.stacksPlaces, let first = start.flatMap({ try? $0.read([]) }),
      !isStart(pieces[0].route)
    {
      places.insert(Plan.Place(route: first), at: 0)
    }
    let plan = plan(places, presenting: modal)
    let plain: String
    do {
      _ = try LinkWriter.plainPath(plan, root: self)
      return nil
    } catch {
      guard error.code == .ambiguous else { return nil }
      plain = error.link
    }
    let stack = pieces.map { "“\($0.row.pattern.text)”" }.joined(separator: ", ")
    let address = (try? LinkWriter.path(plan, root: self)).map { "its address is \($0)" }
    return """
      “\(row.pattern.text)” also reads \(plain), which is \(stack), one on top of the other; \
      \(address ?? "that has no address"). Let “\(row.pattern.text)” begin with a segment of its own.
      """
  }
}

extension LinkPattern.Segment {
  fileprivate var isParameter: Bool { if case .parameter = self { true } else { false } }
}
