#if FlowTool
  import ArgumentParser
  import FlowOutput
  import Foundation

  extension Report.Format: ExpressibleByArgument {}

  /// How a command reports its findings.
  struct Reporting: ParsableArguments {
    @Option(help: "How findings are written.") var format = Report.Format.human

    @Option(help: "A file with findings that are accepted.") var baseline: String?

    @Option(help: "Writes the findings to a file, to be accepted from then on.")
    var writeBaseline: String?

    @Flag(help: "Tells what could not be found out.") var unresolved = false

    /// Writes the report; ends the program with 1 if there are findings.
    func report(_ findings: [Finding], fileCount: Int) throws {
      var findings = findings
      if let writeBaseline {
        try Console.write(Baseline.text(findings), to: writeBaseline)
        Console.complain("\(findings.count) findings are accepted from now on")
        return
      }
      if let baseline {
        guard let text = try? String(contentsOf: URL(filePath: baseline), encoding: .utf8) else {
          Console.complain("\(baseline): the baseline cannot be read")
          throw ExitCode(66)
        }
        findings = Baseline(text).new(findings)
      }
      let report = Report(findings, fileCount: fileCount)
      try Console.write(
        report.text(
          format, isColoured: format == .human && Console.isColoured,
          folder: FileManager.default.currentDirectoryPath))
      if !findings.isEmpty { throw ExitCode(1) }
    }
  }
#endif
