import ArgumentParser

/// The house's own tools.
@main
struct House: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks the house rules, and plants bugs that the tests must find.",
    subcommands: [Check.self, Plant.self, CheckCommits.self])
}
