struct Drink: Hashable {
  let name: String
  let price: Int

  static let menu = [
    Drink(name: "Espresso", price: 3),
    Drink(name: "Latte", price: 4),
    Drink(name: "Tea", price: 3),
  ]
}
