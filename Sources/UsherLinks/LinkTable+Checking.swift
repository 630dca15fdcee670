@_spi(Hosting) import Usher

extension LinkTable {
  /// Returns the problems of the links of this flow and of all linked flows; empty if there are
  /// none.
  ///
  /// Writes and reads each link with values of its types: all values of a `CaseIterable` type, and
  /// for others the accepted ones of a list of texts. Checks all routes if they are `CaseIterable`.
  ///
  /// - Parameter routes: Further routes to check, of any of the flows.
  /// - Complexity: O(*n*) in the number of links and tested values.
  package func findings(routes: [Any] = []) -> [String] {
    var findings: [String] = []
    let texts = sampleTexts(routes)
    for table in reachable {
      findings += table.problems.map { "\(table.name): \($0)" }
      for row in table.rows where row.problem == nil {
        let found =
          row.target.map { table.findings(row, forwardedTo: $0, routes) }
          ?? table.findings(row, routes, texts)
        findings += found.map { "\(table.name): “\(row.pattern.text)” \($0)" }
      }
      let together = table.nestingFindings + table.joinedFindings(routes)
      findings += together.map { "\(table.name): \($0)" }
      for route in table.allRoutes + routes.filter(table.hasRoute) {
        if let finding = table.finding(route) { findings.append("\(table.name): \(finding)") }
      }
    }
    findings += itemFindings
    var seen: Set<String> = []
    return findings.filter { seen.insert($0).inserted }
  }

  /// The mistakes in the declarations of the links of this flow and of all linked flows.
  ///
  /// - Complexity: O(*n*) in the number of links, once.
  var allProblems: [String] {
    if let knownProblems { return knownProblems }
    let problems = reachable.flatMap { table in table.problems.map { "\(table.name): \($0)" } }
    knownProblems = problems
    return problems
  }

  /// This table and those of all linked flows.
  var reachable: [LinkTable] {
    var found = [self]
    // Flows count by their types: each reading of computed links makes another table.
    var seen = Set([details.flowType].compactMap { $0.map { ObjectIdentifier($0) } })
    var next = 0
    while next < found.count {
      for child in found[next].rows.compactMap(\.child)
      where seen.insert(ObjectIdentifier(child)).inserted {
        found.append(child.linkTable)
      }
      next += 1
    }
    return found
  }

  /// The query items that are named as an address names the second of another item.
  private var itemFindings: [String] {
    let tables = reachable
    let items = Set(tables.flatMap(\.rows).flatMap(\.pattern.items))
    return tables.flatMap { table in
      table.rows.flatMap(\.pattern.items).compactMap { item in
        guard let dot = item.lastIndex(of: "."), items.contains(String(item[..<dot])),
          let number = Int(item[item.index(after: dot)...]), number > 1
        else { return nil }
        return """
          \(table.name): an address of several places may call the query item \(item[..<dot]) \(item), \
          which is another one: rename it.
          """
      }
    }
  }

  /// Returns the problems of one link.
  ///
  /// - Parameter texts: Texts to try, beside those for the types of its own parameters.
  private func findings(_ row: Row, _ routes: [Any], _ texts: [String]) -> [String] {
    let samples = row.arguments.map { type in
      let own = type.samples()
      return own + texts.map { [$0] }.filter { type.accepts($0[0]) && !own.contains($0) }
    }
    if let position = samples.firstIndex(where: \.isEmpty) {
      guard !routes.contains(where: { row.write(RouteReading($0)) != nil }) else { return [] }
      return [
        "could not be tried, because none of the tried texts is a \(row.arguments[position].name): give a route in with:."
      ]
    }
    let first = samples.map { $0[0] }
    var tries = [first]
    for (position, texts) in samples.enumerated() {
      for texts in texts.dropFirst() {
        tries.append(first)
        tries[tries.count - 1][position] = texts
      }
    }
    var findings: [String] = []
    for texts in tries {
      guard let route = try? row.read(texts) else { continue }
      guard let written = row.write(RouteReading(route)) else {
        return ["reads “\(route)” and cannot write it: use a case of the route, or say from:."]
      }
      guard let again = try? row.read(written), areSame(again, route) else {
        return ["reads “\(route)”, writes it, and reads another route then."]
      }
      if let finding = finding(route, row) { findings.append(finding) }
    }
    return Array(findings.prefix(3))
  }

  /// Returns the problem of a route that a link reads.
  private func finding(_ route: Any, _ row: Row) -> String? {
    guard let plan = plan(for: route, style: row.style) else { return nil }
    do {
      _ = try LinkWriter.plainPath(plan, root: self)
    } catch {
      return "as “\(route)”: \(error.message)"
    }
    return nil
  }

  /// Returns the problem of a route, whatever its link.
  private func finding(_ route: Any) -> String? {
    let styles = [nil] + Set(rows.compactMap(\.style)).sorted { "\($0)" < "\($1)" }
    let way = styles.first {
      row(for: Plan.Place(route: route), style: $0, startsFlow: true) != nil
    }
    guard let way else { return "no link is for “\(route)”." }
    guard let plan = plan(for: route, style: way) else { return nil }
    do {
      _ = try LinkWriter.plainPath(plan, root: self)
    } catch {
      return "“\(route)”: \(error.message)"
    }
    return nil
  }

  /// Returns a flow with a route as links place it: on top of the flow's start.
  ///
  /// - Parameter inside: The contents of the route's child flow.
  func plan(
    for route: Any, style: Presentation.Style?, inside: Plan? = nil
  ) -> Plan? {
    let place = Plan.Place(route: route, plan: inside, modals: inside?.rootModals ?? [])
    let first = start.flatMap { try? $0.read([]) }
    guard let style else {
      let isStart = first.map { areSame($0, route) } ?? true
      let below = traits.stacksPlaces && !isStart ? [first].compactMap { $0 } : []
      return Plan(
        places: below.map { Plan.Place(route: $0) } + [place], isPartial: traits.isParallel)
    }
    guard let below = first ?? somePlace else { return nil }
    let modal = Plan.Modal(place, style: style, level: 0, order: 0)
    let presenter = Plan.Place(route: below)
    guard row(for: presenter, style: nil, startsFlow: true)?.0.child == nil else { return nil }
    return plan([presenter], presenting: modal)
  }

  /// Returns a flow that presents a modal, as what reads a link does.
  func plan(_ places: [Plan.Place], presenting modal: Plan.Modal?) -> Plan {
    guard let modal, let last = places.last else {
      return Plan(places: places, isPartial: traits.isParallel)
    }
    guard traits.isParallel else {
      return Plan(
        places: places.dropLast() + [Plan.Place(route: last.route, modals: [modal])])
    }
    return Plan(
      places: places, selection: 0, isPartial: true,
      details: Plan.Details(flowType: details.flowType, traits: traits, rootModals: [modal]))
  }

  /// Any place without parameters, from which a modal can be presented.
  private var somePlace: Any? {
    rows.first { row in
      row.style == nil && row.arguments.isEmpty && row.child == nil && row.target == nil
        && row.problem == nil
    }
    .flatMap { try? $0.read([]) }
  }
}
