import Usher

/// Columns, of which the first one starts with a stack.
@MainActor
final class ContractSplit: ContractCoordinator {
  let name: String
  let cast: ContractCast
  let navigation: Split<ContractRoute>
  var onChildEnd: (@MainActor (String, Ending<Void>) -> Void)?

  init(_ name: String = "root", _ cast: ContractCast) {
    self.name = name
    self.cast = cast
    navigation = Split(
      .flow("\(name)A"), columns: SplitColumn.allCases,
      emptyDetail: ColumnPlaceholder("nothing in \(name)")
    ) { route in
      let columns: [Character: SplitColumn] = ["A": .sidebar, "B": .content, "C": .detail]
      return route.description.dropFirst(name.count).first.flatMap { columns[$0] } ?? .inspector
    }
    cast.add(self)
  }
}
