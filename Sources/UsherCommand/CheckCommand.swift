#if FlowTool
  import ArgumentParser
  import FlowChecks
  import FlowFacts
  import FlowGraph

  /// Checks the flows of an app.
  struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Finds mistakes in the flows of an app that uses Usher.",
      discussion: """
        Each finding tells what follows from it. A comment turns a rule off for the next line: \
        `// usher:disable:next U1 because …`.
        """)

    @OptionGroup var reading: Reading
    @OptionGroup var reporting: Reporting

    func run() async throws {
      let program = try await reading.program()
      let map = await FlowMap.read(program)
      if map.flows.isEmpty {
        Console.complain("no flow was found: no class has a `navigation` model")
      }
      if reporting.unresolved {
        for flow in map.flows {
          for step in flow.unresolved {
            Console.complain(
              "\(step.place.file):\(step.place.line): \(step.text) in \(flow.name) is not known")
          }
        }
      }
      try reporting.report(Checks(map, program).findings(), fileCount: program.files.count)
    }
  }
#endif
