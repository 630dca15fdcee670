enum Size: String, Hashable, CaseIterable { case small, large }

struct Order: Hashable {
  let drink: Drink
  let size: Size
}
