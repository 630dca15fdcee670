import UsherLinks

struct Drink: Hashable {
  let name: String
  let price: Int

  static let menu = [
    Drink(name: "Espresso", price: 3),
    Drink(name: "Latte", price: 4),
    Drink(name: "Tea", price: 3),
  ]
}

extension Drink: LinkParameter {
  init?(linkText: String) {
    guard let drink = Drink.menu.first(where: { $0.linkText == linkText }) else { return nil }
    self = drink
  }

  var linkText: String { name.lowercased() }
}
