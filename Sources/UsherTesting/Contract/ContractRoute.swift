/// Where the flows of a scenario can go: the routes say what is there, and how it is called.
enum ContractRoute: Equatable, CustomStringConvertible {
  case screen(String)
  /// A stack; its first screen is named after it, with a 1.
  case flow(String)
  /// Two stacks beside each other, named after it, with L and R.
  case tabs(String)
  /// One of two stacks at a time, named after it, with A and B.
  case switcher(String)
  case alert(String)

  var description: String {
    switch self {
    case .screen(let name), .flow(let name), .tabs(let name), .switcher(let name),
      .alert(let name):
      name
    }
  }
}
