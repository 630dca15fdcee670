/// What the documentation says about a verb that waits while other requests take effect.
extension TrialVerb {
  /// Returns what the verb does after the answer; `nil` where the documentation does not say it.
  ///
  /// - Parameters:
  ///   - before: The places at the time when it had to wait.
  ///   - new: The identity of the first place that it makes.
  func effect(
    of model: Trial.Model, on before: Shelf, older: Set<Int>, new: Int
  ) -> Shelf.Effect? {
    switch name {
    case "dismiss()", "dismiss(m)", "forget()": return { $0 }
    case _ where name.hasPrefix("present"): return { $0 }
    default: break
    }
    return switch model {
    case .stack, .family: onStack(before, new)
    case .tabs, .pages: onList(before, new)
    case .split: inColumns(before, older, new)
    case .switcher: inSwitcher(before, older, new)
    }
  }

  /// The first argument, without a label.
  private var argument: String {
    let list = name.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" && $0 != "," }
    return list.split(separator: ": ").last.map(String.init) ?? ""
  }

  /// The routes in brackets.
  private var routes: [String] {
    name.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }.split(separator: ", ").map(String.init)
  }

  private func onStack(_ before: Shelf, _ new: Int) -> Shelf.Effect? {
    let (argument, routes) = (argument, routes)
    let made = Shelf.Place(id: new, name: argument)
    guard let top = before.places.last else { return nil }
    switch name.prefix(while: { $0 != "(" }) + (name.contains("unique") ? " unique" : "") {
    case "push": return { Shelf(places: $0.places + [made]) }
    case "push unique":
      return { now in
        let there = now.places.lastIndex { $0.name == argument }
        return Shelf(places: there.map { Array(now.places[...$0]) } ?? now.places + [made])
      }
    case "pop" where argument.isEmpty: return { $0.cut(from: [top.id]) }
    case "pop":
      guard let goal = before.places.lastIndex(where: { $0.name == argument }) else {
        return { $0 }
      }
      let ids = Array(before.ids[(goal + 1)...])
      if ids.isEmpty { return { $0 } }
      return { $0.cut(from: ids) }
    case "popToRoot":
      let ids = Array(before.ids.dropFirst())
      return ids.isEmpty ? { $0 } : { $0.cut(from: ids) }
    case "replace": return { $0.cut(from: [top.id], adding: [made]) }
    case "remake":
      return { now in
        let name = now.places.first { $0.id == top.id }?.name
        return name.flatMap { now.cut(from: [top.id], adding: [Shelf.Place(id: new, name: $0)]) }
      }
    case "update": return top.name == argument ? { $0 } : { $0.renamed(top.id, to: argument) }
    case "remove":
      guard let place = before.places.last(where: { $0.name == argument }) else { return { $0 } }
      return { $0.without(place.id) }
    case "setRoutes": return { $0.listing(routes, selecting: nil, newFrom: new) }
    case "edit" where argument == "1..<1":
      return { now in
        var shelf = now
        shelf.places.insert(Shelf.Place(id: new, name: "x"), at: min(1, now.places.count))
        return shelf
      }
    default: return nil
    }
  }

  private func onList(_ before: Shelf, _ new: Int) -> Shelf.Effect? {
    let (argument, routes, name) = (argument, routes, name)
    guard let selected = before.selected, let position = before.position(of: selected) else {
      return nil
    }
    func select(_ position: Int?) -> Shelf.Effect {
      guard let position, before.places.indices.contains(position) else { return { $0 } }
      let id = before.places[position].id
      return { $0.selecting(id) }
    }
    switch name.prefix(while: { $0 != "(" }) {
    case "select" where name.contains("at:"): return select(Int(argument))
    case "select": return select(before.places.firstIndex { $0.name == argument })
    case "next": return select(position + 1)
    case "previous": return select(position - 1)
    case "insert":
      let wanted = name.last { $0.isNumber && name.contains("at:") }.flatMap(\.wholeNumberValue)
      return { now in
        var shelf = now
        let position = min(wanted ?? now.places.count, now.places.count)
        shelf.places.insert(Shelf.Place(id: new, name: argument), at: position)
        return shelf
      }
    case "remove":
      guard let place = before.places.first(where: { $0.name == argument }) else { return { $0 } }
      return { $0.without(place.id) }
    case "setTabs", "setPages":
      let wanted = name.split(separator: "selecting ").dropFirst().first.map {
        String($0.dropLast())
      }
      return { $0.listing(routes, selecting: wanted, newFrom: new) }
    case "update":
      return before.places[position].name == argument
        ? { $0 } : { $0.renamed(selected, to: argument) }
    case "remake":
      return { now in
        guard let position = now.position(of: selected) else { return nil }
        var shelf = now
        shelf.places[position].id = new
        if now.selected == selected { shelf.selected = new }
        return shelf
      }
    default: return nil
    }
  }

  private func inColumns(_ before: Shelf, _ older: Set<Int>, _ new: Int) -> Shelf.Effect? {
    func column(_ name: String) -> Int { name.hasPrefix("s") ? 0 : name.hasPrefix("c") ? 1 : 2 }
    let argument = argument
    switch name.prefix(while: { $0 != "(" }) {
    case "show":
      return { now in
        if now.names.contains(argument) { return now }
        let isOvertaken = now.ids.contains { $0 > 0 && !older.contains($0) }
        if isOvertaken { return nil }
        let kept = now.places.prefix { column($0.name) < column(argument) }
        return Shelf(places: kept + [Shelf.Place(id: new, name: argument)])
      }
    case "clear":
      let ids = before.places.filter { column($0.name) >= column(argument) }.map(\.id)
      return ids.isEmpty || ids.count == before.places.count ? { $0 } : { $0.cut(from: ids) }
    case "update":
      let place = before.places.last { column($0.name) == column(argument) }
      guard let place, place.name != argument else { return { $0 } }
      return { $0.renamed(place.id, to: argument) }
    case "remake":
      guard let top = before.places.last else { return nil }
      return { now in
        let name = now.places.first { $0.id == top.id }?.name
        return name.flatMap { now.cut(from: [top.id], adding: [Shelf.Place(id: new, name: $0)]) }
      }
    default: return nil
    }
  }

  private func inSwitcher(_ before: Shelf, _ older: Set<Int>, _ new: Int) -> Shelf.Effect? {
    let argument = argument
    guard let shown = before.places.first else { return nil }
    switch name.prefix(while: { $0 != "(" }) {
    case "show":
      return { now in
        if now.names == [argument] { return now }
        let isOvertaken = now.ids.contains { $0 > 0 && !older.contains($0) }
        return isOvertaken ? nil : Shelf(places: [Shelf.Place(id: new, name: argument)])
      }
    case "update": return shown.name == argument ? { $0 } : { $0.renamed(shown.id, to: argument) }
    case "remake":
      return { now in
        now.places.first { $0.id == shown.id }.map {
          Shelf(places: [Shelf.Place(id: new, name: $0.name)])
        }
      }
    default: return nil
    }
  }
}
