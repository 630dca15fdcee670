import ArgumentParser

/// The app to fuzz and the number of steps, from the command line.
struct FuzzArguments: ParsableArguments {
  /// The apps to choose from.
  enum App: String, CaseIterable, ExpressibleByArgument {
    case campus, practice, lens, earlybuddy, session
  }

  @Option(help: "The number of steps to take.") var steps = 1_000_000
  @Option(help: "The seed of the random numbers.") var seed: UInt64 = 1
  @Option(help: "The app to fuzz.") var app = App.campus
  @Option(help: "A file for the steps that the app's code takes, for `usher map --observed`.")
  var observed: String?

  func validate() throws {
    guard steps > 0 else { throw ValidationError("--steps needs a number above 0") }
  }
}

extension FuzzArguments {
  /// Reads the arguments, without the program's name.
  ///
  /// - Throws: An error that names the wrong argument.
  init(_ arguments: [String]) throws { self = try Self.parse(arguments) }
}
