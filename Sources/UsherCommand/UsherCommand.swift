#if FlowTool
  import ArgumentParser
  import FlowOutput

  /// Draws the flows of an app, checks them, and reviews coordinators that were written by hand.
  @main
  struct UsherCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "usher",
      abstract: "Draws, checks and reviews the flows of an app, from its Swift sources.",
      discussion: """
        Nothing is built or run. The exit code is 0 if all is well, 1 if something was found, 64 for \
        wrong arguments, 65 for a damaged file of steps, and 66 if there is nothing to read, or a \
        file cannot be read or written.
        """,
      version: Report.version,
      subcommands: [
        MapCommand.self, CheckCommand.self, ReviewCommand.self, DiffCommand.self,
        ExplainCommand.self,
      ])
  }
#endif
