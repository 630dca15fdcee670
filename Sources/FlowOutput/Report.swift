import FlowFacts

/// Findings, ready to be written.
package struct Report: Sendable {
  /// A way to write them.
  package enum Format: String, CaseIterable, Sendable {
    /// For a reader, at 80 columns.
    case human
    /// For Xcode's list of issues.
    case xcode
    /// For programs.
    case json
    /// For services that show results of analyses.
    case sarif
    /// For annotations of a pull request.
    case github
  }

  /// The findings, in order.
  package let findings: [Finding]
  /// How many files were read.
  package let fileCount: Int

  /// Makes a report.
  package init(_ findings: [Finding], fileCount: Int) {
    self.findings = findings
    self.fileCount = fileCount
  }

  /// The findings as text; colour is for terminals, and the folder is where relative paths begin.
  package func text(
    _ format: Format, isColoured: Bool = false, folder: String = "."
  ) -> String {
    switch format {
    case .human: human(isColoured)
    case .xcode: xcode(folder)
    case .json: json
    case .sarif: sarif
    case .github: github
    }
  }

  /// Xcode opens absolute paths only.
  private func xcode(_ folder: String) -> String {
    findings.map {
      ($0.place.file.hasPrefix("/") ? "" : folder + "/")
        + "\($0.place.file):\($0.place.line):\($0.place.column): warning: \($0.rule): \($0.message). "
        + "\($0.fix)\n"
    }.joined()
  }

  private var github: String {
    findings.map { finding in
      let text = ([finding.message + "."] + finding.story + ["Fix: " + finding.fix])
        .joined(separator: "\n")
      return "::warning file=\(Self.property(finding.place.file)),line=\(finding.place.line),"
        + "col=\(finding.place.column),title=\(Self.property(finding.rule))::\(Self.data(text))\n"
    }.joined()
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private var json: String {
    let prints = Fingerprint.all(findings)
    let entries = zip(findings, prints).map { finding, print in
      JSONValue.object([
        ("rule", .string(finding.rule)), ("file", .string(finding.place.file)),
        ("line", .number(finding.place.line)), ("column", .number(finding.place.column)),
        ("message", .string(finding.message)),
        ("story", .array(finding.story.map(JSONValue.string))), ("fix", .string(finding.fix)),
        ("fingerprint", .string(print)),
      ])
    }
    return JSONValue.object([("findings", .array(entries)), ("files", .number(fileCount))]).text
      + "\n"
  }
}
