#if FlowTool
  import ArgumentParser
  import FlowDrawing
  import FlowFacts
  import FlowGraph
  import FlowOutput
  import Foundation

  /// Draws the flows of an app.
  struct MapCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "map",
      abstract: "Draws the flows of an app that uses Usher.",
      discussion: """
        The text is a baseline to commit: it is the same on every machine, and `--check` compares it \
        with the sources.
        """)

    /// How a map is written.
    enum Format: String, CaseIterable, ExpressibleByArgument {
      case text, mermaid, dot, svg, html, json
    }

    @OptionGroup var reading: Reading
    @Option(help: "How the map is written.") var format = Format.text
    @Option(name: .shortAndLong, help: "The file to write to.") var output: String?
    @Option(help: "A file that must hold the map; the lines that differ are printed.")
    var check: String?
    @Option(help: "What links to files in drawings begin with.") var source = ""
    @Option(
      help: ArgumentHelp(
        "A file with steps that a running app took, which are marked in the map; may be repeated.",
        valueName: "file"))
    var observed: [String] = []
    @Flag(help: "Tells what could not be found out.") var unresolved = false

    func run() async throws {
      let steps = try observed.flatMap { try Self.steps(in: $0) }
      var map = await FlowMap.read(try await reading.program())
      if map.flows.isEmpty {
        Console.complain("no flow was found: no class has a `navigation` model")
      }
      if unresolved {
        for flow in map.flows {
          for step in flow.unresolved {
            Console.complain(
              "\(step.place.file):\(step.place.line): \(step.text) in \(flow.name) is not known")
          }
        }
      }
      if !observed.isEmpty {
        map = map.observing(steps)
        tellCoverage(of: map)
      }
      let text = text(of: map)
      guard let check else {
        try Console.write(text, to: output)
        return
      }
      guard let old = try? String(contentsOf: URL(filePath: check), encoding: .utf8) else {
        Console.complain("\(check): cannot be read")
        throw ExitCode(66)
      }
      if format != .text {
        guard old != text else { return }
        Console.complain(
          "\(check): differs from the sources; write it anew with `usher map --output`")
        throw ExitCode(1)
      }
      if let difference = TextMap.difference(from: old, to: text) {
        try Console.write(difference)
        Console.complain(
          "\(check): differs from the sources; write it anew with `usher map --output`")
        throw ExitCode(1)
      }
    }

    /// Reads a file of steps; ends the program if it cannot be read or is damaged.
    private static func steps(in path: String) throws -> [ObservedStep] {
      guard let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8) else {
        Console.complain("\(path): cannot be read as text; write it with `ObservedSteps`")
        throw ExitCode(66)
      }
      do throws(ObservedStep.Damage) {
        return try ObservedStep.read(text)
      } catch {
        Console.complain("\(path):\(error)")
        throw ExitCode(65)
      }
    }

    private func tellCoverage(of map: FlowMap) {
      let (taken, all) = map.coverage
      Console.complain(
        "\(taken) of \(all) steps taken, \(all - taken) never, \(map.unseen.count) taken but not "
          + "found in the sources")
      for step in map.unseen { Console.complain("not found in the sources: \(step.line)") }
    }

    private func text(of map: FlowMap) -> String {
      switch format {
      case .text: TextMap.text(map)
      case .mermaid: GraphText.mermaid(map)
      case .dot: GraphText.dot(map)
      case .svg: SVGMap(map, source: source).text
      case .html: HTMLMap.text(map, source: source)
      case .json: JSONMap.value(map).text + "\n"
      }
    }
  }
#endif
