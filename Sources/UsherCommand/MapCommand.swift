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
    @Flag(help: "Tells what could not be found out.") var unresolved = false

    func run() async throws {
      let map = FlowMap(try await reading.program())
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
      let text = text(of: map)
      guard let check else {
        do {
          try Console.write(text, to: output)
        } catch {
          Console.complain("\(output ?? ""): cannot be written")
          throw ExitCode(66)
        }
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
