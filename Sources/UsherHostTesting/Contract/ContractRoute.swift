/// The routes of the flows of a scenario: each names its kind of destination.
enum ContractRoute: Equatable, CustomStringConvertible {
  case screen(String)
  /// A screen that hides the navigation bar.
  case barless(String)
  /// A screen that the user may not dismiss.
  case fixed(String)
  /// A stack; its first screen has its name with a 1.
  case flow(String)
  /// Two stacks in tabs, with its name and L and R.
  case tabs(String)
  /// Four pages, with its name and A to D, of which B is a stack.
  case pages(String)
  /// Four columns; the second letter of a route's name, A to D, says which.
  case split(String)
  /// One of two stacks at a time, with its name and A and B.
  case switcher(String)
  case alert(String)

  var description: String {
    switch self {
    case .screen(let name), .barless(let name), .fixed(let name), .flow(let name),
      .tabs(let name), .pages(let name), .split(let name), .switcher(let name), .alert(let name):
      name
    }
  }
}
