/// The trees of Campus, as its panel shows them.
enum CampusTree {
  static let login = """
    AppCoordinator (switcher)
      login: LoginCoordinator (stack)
        login: LoginModel
    """

  static let yellow = """
    AppCoordinator (switcher)
      login: LoginCoordinator (stack)
        login: LoginModel
        yellow: YellowCoordinator (stack)
          yellow: YellowModel
    """

  static let red = """
    AppCoordinator (switcher)
      login: LoginCoordinator (stack)
        login: LoginModel
        yellow: YellowCoordinator (stack)
          yellow: YellowModel
          red: RedCoordinator (stack)
            red: RedModel
    """

  /// Returns the main tabs, with these lines in each of the tabs above its first screen.
  static func main(
    selected: Int = 0, waysBack: [String] = [], colours: [String] = [], account: [String] = []
  ) -> String {
    let tabs = [
      ("waysBack: WaysBackCoordinator", "list: WaysBackModel", waysBack),
      ("colours: ColoursCoordinator", "list: ColoursModel", colours),
      ("account: AccountCoordinator", "account: AccountModel", account),
    ]
    var lines = ["AppCoordinator (switcher)", "  main: MainCoordinator (tabs)"]
    for (position, (flow, first, more)) in tabs.enumerated() {
      lines.append("    \(position == selected ? "*" : "")\(flow) (stack)")
      lines.append("      \(first)")
      lines += more.map { "      " + $0 }
    }
    return lines.joined(separator: "\n")
  }
}

/// The text of routes in the trees.
enum Text {
  static let red = "Campus.Hue.red"
  static func colour(_ hue: String) -> String { "colour(Campus.Hue.\(hue)): ColourModel" }
}
