#if FlowTool
  import ArgumentParser
  import FlowChecks
  import FlowDrawing
  import FlowFacts
  import FlowGraph
  import FlowOutput
  import FlowReview
  import Foundation

  /// Tells what a change does to the flows of an app.
  struct DiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "diff",
      abstract: "Tells what a change of the sources does to the flows of an app.",
      discussion: """
        Each side is a folder or a revision of git in the working folder. The comment has the changed \
        part of the map, changed addresses, routes that saved states and journals hold and that no \
        longer fit, and findings of `check` and `review` that only the second side has. The exit code \
        is 1 if there are such findings.
        """)

    /// How the difference is written.
    enum Format: String, CaseIterable, ExpressibleByArgument {
      case markdown, json, sarif
    }

    @ArgumentParser.Argument(help: "The folder or the revision before the change.") var base: String
    @ArgumentParser.Argument(help: "The folder or the revision after it.") var head = "."
    @Option(
      help: ArgumentHelp(
        "A file or a folder below each side that is read; may be repeated.", valueName: "path"))
    var path: [String] = []
    @Option(help: "How the difference is written; `json` and `sarif` hold the new findings only.")
    var format = Format.markdown
    @Option(name: .shortAndLong, help: "The file to write to.") var output: String?
    @OptionGroup var limits: Limits

    func run() async throws {
      let paths = path.isEmpty ? ["."] : path
      let (old, new) = (try await side(base, paths), try await side(head, paths))
      guard old.fileCount + new.fileCount > 0 else {
        Console.complain(
          "there is no Swift file in \(paths.joined(separator: ", ")) of \(base) and \(head)")
        throw ExitCode(66)
      }
      let findings = Baseline(Baseline.text(old.findings)).new(new.findings)
      let text =
        switch format {
        case .markdown:
          MarkdownDifference(from: old.map, to: new.map, findings: findings).text
        case .json: Report(findings, fileCount: new.fileCount).text(.json)
        case .sarif: Report(findings, fileCount: new.fileCount).text(.sarif)
        }
      try Console.write(text, to: output)
      if !findings.isEmpty { throw ExitCode(1) }
    }

    private struct Side {
      let map: FlowMap
      let findings: [Finding]
      let fileCount: Int
    }

    /// Reads one side; a path that only the other one has is no mistake.
    private func side(_ name: String, _ paths: [String]) async throws -> Side {
      let revision = try Revision(name)
      defer { revision.remove() }
      let reader = SourceReader(megabytes: limits.megabytes, root: revision.folder)
      let program = await reader.program(of: paths, side: name) ?? Program([])
      let map = await FlowMap.read(program)
      let findings = (Checks(map, program).findings() + Review(program).findings()).sorted()
      return Side(map: map, findings: findings, fileCount: program.files.count)
    }
  }
#endif
