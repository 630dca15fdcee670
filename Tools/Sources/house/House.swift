import ArgumentParser

/// The house's own tools.
@main
struct House: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks the house rules, embeds files, and plants bugs that the tests must find.",
    subcommands: [Check.self, Embed.self, Plant.self, CheckCommits.self])
}
