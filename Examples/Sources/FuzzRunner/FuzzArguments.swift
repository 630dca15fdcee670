/// The app to fuzz and the number of steps, from the command line.
struct FuzzArguments {
  /// The apps to choose from.
  enum App: String, CaseIterable {
    case campus, practice, lens, earlybuddy, session
  }

  private(set) var steps = 1_000_000
  private(set) var seed: UInt64 = 1
  private(set) var app = App.campus

  static let usage =
    "usage: fuzz [--steps N] [--seed S] [--app campus|practice|lens|earlybuddy|session]"

  /// `nil` for invalid arguments.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { return nil }
      switch name {
      case "--steps":
        guard let number = Int(value), number > 0 else { return nil }
        steps = number
      case "--seed":
        guard let number = UInt64(value) else { return nil }
        seed = number
      case "--app":
        guard let app = App(rawValue: value) else { return nil }
        self.app = app
      default: return nil
      }
    }
  }
}
