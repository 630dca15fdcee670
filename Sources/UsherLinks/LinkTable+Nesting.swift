import Usher

/// A route that one link reads, to compare links with each other.
@MainActor
private struct Sample {
  let row: LinkTable.Row
  let route: Any
  /// The link that prints it: another one if this is not the route's first link.
  let printedBy: LinkTable.Row?

  var isPrinted: Bool { printedBy === row }
}

extension LinkTable {
  /// The problems of this flow's links in combination with each other, and with those of linked
  /// flows.
  ///
  /// - Complexity: O(*n*²) in the number of a flow's links, and O(*n* · *m*) in those of its linked
  ///   flows.
  var nestingFindings: [String] {
    let samples = samples
    return aliasFindings(samples) + repetitions(samples) + hiddenLinks(samples) + mixedTabs(samples)
  }

  /// One route for each link that can be tested.
  private var samples: [Sample] {
    rows.compactMap { row in
      guard row.problem == nil, row.target == nil else { return nil }
      let texts = row.arguments.compactMap { $0.samples().first }
      guard texts.count == row.arguments.count, let route = try? row.read(texts) else { return nil }
      let printing = self.row(
        for: Plan.Place(route: route), style: row.style, startsFlow: true)
      return Sample(row: row, route: route, printedBy: printing?.0)
    }
  }

  /// Returns links for one route that lead to different flows.
  private func aliasFindings(_ samples: [Sample]) -> [String] {
    samples.compactMap { sample in
      guard let other = sample.printedBy, other !== sample.row,
        other.child.map(ObjectIdentifier.init) != sample.row.child.map(ObjectIdentifier.init)
      else { return nil }
      return """
        \(sample.row.quoted) is for the route of \(other.quoted), and does not lead to the same \
        coordinator: say the same to: in both.
        """
    }
  }

  /// Returns links that begin with the pattern of the place below them, which the address already
  /// contains.
  private func repetitions(_ samples: [Sample]) -> [String] {
    let printed = samples.filter(\.isPrinted)
    return printed.flatMap { above in
      printed.compactMap { below -> String? in
        guard below.row.style == nil, traits.stacksPlaces || above.row.style != nil,
          above.row.begins(with: below.row)
        else { return nil }
        let example = address(of: above, on: below).map { ", as in \($0)" } ?? ""
        return """
          \(above.row.quoted) begins with \(below.row.quoted): on top of that place the address repeats \
          it\(example). Let it begin with a segment of its own.
          """
      }
    }
  }

  private func address(of above: Sample, on below: Sample) -> String? {
    let top = Plan.Place(route: above.route)
    let modal = above.row.style.map { Plan.Modal(top, style: $0, level: 0, order: 0) }
    var places = [Plan.Place(route: below.route)]
    if modal == nil { places.append(top) }
    if traits.stacksPlaces, let start, let first = try? start.read([]) {
      places.insert(Plan.Place(route: first), at: 0)
    }
    return try? LinkWriter.path(plan(places, presenting: modal), root: self)
  }

  /// Returns links of a child flow that are read as links of this flow.
  private func hiddenLinks(_ samples: [Sample]) -> [String] {
    samples.filter(\.isPrinted).flatMap { outer -> [String] in
      guard let child = outer.row.child?.linkTable else { return [] }
      return child.samples.filter(\.isPrinted).compactMap { inner -> String? in
        guard let content = child.plan(for: inner.route, style: inner.row.style),
          let plan = plan(for: outer.route, style: outer.row.style, inside: content),
          let problem = ambiguity(of: plan)
        else { return nil }
        return "\(inner.row.quoted) of \(child.name) below \(outer.row.quoted): \(problem)"
      }
    }
  }

  /// Returns tabs that are read as one another when an address names several.
  private func mixedTabs(_ samples: [Sample]) -> [String] {
    guard traits.isParallel else { return [] }
    let tabs = samples.filter { $0.isPrinted && $0.row.style == nil }
    return tabs.flatMap { left in
      tabs.compactMap { right -> String? in
        guard left.row !== right.row else { return nil }
        let places = [left, right].map { Plan.Place(route: $0.route) }
        return ambiguity(of: Plan(places: places, isPartial: true)).map {
          "\(left.row.quoted) and \(right.row.quoted) in one address: \($0)"
        }
      }
    }
  }

  /// Returns why the address of a plan is read as another one; `nil` if it is not.
  private func ambiguity(of plan: Plan) -> String? {
    do {
      _ = try LinkWriter.plainPath(plan, root: self)
      return nil
    } catch {
      return error.code == .ambiguous ? error.message : nil
    }
  }
}

extension LinkTable.Row {
  fileprivate var quoted: String { "“\(pattern.text)”" }

  /// Returns whether its pattern extends another one.
  fileprivate func begins(with other: LinkTable.Row) -> Bool {
    let count = other.pattern.segments.count
    guard count > 0, pattern.segments.count > count else { return false }
    var parameter = 0
    for (segment, own) in zip(other.pattern.segments, pattern.segments) {
      switch (segment, own) {
      case (.fixed(let left, _), .fixed(let right, _)): guard left == right else { return false }
      case (.parameter, .parameter):
        guard other.arguments[parameter].id == arguments[parameter].id else { return false }
        parameter += 1
      default: return false
      }
    }
    return true
  }
}
