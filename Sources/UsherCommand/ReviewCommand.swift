#if FlowTool
  import ArgumentParser
  import FlowFacts
  import FlowReview

  /// Reviews coordinators that were written by hand.
  struct ReviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "review",
      abstract: "Finds leaks and dead references in coordinators written by hand.",
      discussion: """
        Each finding tells the events that lead to it. `usher explain D1` tells more of a rule. A \
        comment turns a rule off for the next line: `// usher:disable:next D1 because …`.
        """)

    @OptionGroup var reading: Reading
    @OptionGroup var reporting: Reporting
    @Flag(help: .hidden) var sites = false

    func run() async throws {
      let program = try await reading.program()
      let review = Review(program)
      if sites { for line in review.siteLines { print(line) } }
      if reporting.unresolved {
        for (place, message) in review.unresolved {
          Console.complain("\(place.file):\(place.line): \(message)")
        }
      }
      if review.coordinatorNames.isEmpty {
        Console.complain("no coordinator was found: no class keeps children and shows screens")
      }
      try reporting.report(review.findings(), fileCount: program.files.count)
    }
  }
#endif
