/// The places of one flow as plain values, and what verbs that had to wait do to them.
///
/// It follows the words of docs/architecture.md, "After the answer", and shares no code with the
/// library: a verb is bound to identities when it waits, and meets another list when it goes on.
struct Shelf: Equatable {
  struct Place: Equatable {
    /// Negative for a place that a waiting verb makes.
    var id: Int
    var name: String
  }

  var places: [Place]
  /// The identity of the selected place; `nil` where places are on top of each other.
  var selected: Int?

  /// What a verb does to the places that are there when it goes on; `nil` if that is nothing.
  typealias Effect = (Shelf) -> Shelf?

  var names: [String] { places.map(\.name) }
  var ids: [Int] { places.map(\.id) }

  func position(of id: Int) -> Int? { places.firstIndex { $0.id == id } }

  /// Returns the shelf without everything from the lowest of `ids` upwards, and with `new` there.
  ///
  /// - Returns: `nil` if they have all gone.
  func cut(from ids: [Int], adding new: [Place] = []) -> Shelf? {
    guard let lowest = places.firstIndex(where: { ids.contains($0.id) }) else { return nil }
    return Shelf(places: places[..<lowest] + new, selected: selected)
  }

  func without(_ id: Int) -> Shelf? {
    guard let position = position(of: id) else { return nil }
    var shelf = self
    shelf.places.remove(at: position)
    if selected == id {
      shelf.selected =
        shelf.places.isEmpty ? nil : shelf.places[min(position, shelf.places.count - 1)].id
    }
    return shelf
  }

  func renamed(_ id: Int, to name: String) -> Shelf? {
    guard let position = position(of: id) else { return nil }
    var shelf = self
    shelf.places[position].name = name
    return shelf
  }

  func selecting(_ id: Int) -> Shelf? {
    guard position(of: id) != nil else { return nil }
    return Shelf(places: places, selected: id)
  }

  /// Returns the shelf with the names of a list; equal names stay, the first ones first.
  func listing(_ list: [String], selecting name: String?, newFrom first: Int) -> Shelf {
    var (rest, shelf) = (places, Shelf(places: [], selected: selected))
    for name in list {
      if let there = rest.firstIndex(where: { $0.name == name }) {
        shelf.places.append(rest.remove(at: there))
      } else {
        // The same for the same name, whatever else is made.
        let number = name.unicodeScalars.first.map { Int($0.value) } ?? 0
        shelf.places.append(Place(id: first - number, name: name))
      }
    }
    let former = selected.flatMap { position(of: $0) } ?? 0
    if let name {
      shelf.selected = shelf.places.first { $0.name == name }?.id
    } else if let selected, shelf.position(of: selected) == nil {
      shelf.selected =
        shelf.places.isEmpty ? nil : shelf.places[min(former, shelf.places.count - 1)].id
    }
    return shelf
  }
}
