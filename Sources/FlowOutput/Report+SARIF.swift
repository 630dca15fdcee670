import FlowFacts

extension Report {
  /// The findings in the format SARIF 2.1.0.
  var sarif: String {
    let used = RuleText.all.filter { rule in findings.contains { $0.rule == rule.name } }
    let rules = used.map { rule in
      JSONValue.object([
        ("id", .string(rule.name)), ("shortDescription", message(rule.title)),
        ("fullDescription", message(rule.reason)), ("help", message(rule.clean)),
      ])
    }
    let results = zip(findings, Fingerprint.all(findings)).map { finding, print in
      JSONValue.object(
        [
          ("ruleId", .string(finding.rule))
        ]
          + (used.firstIndex { $0.name == finding.rule }.map { [("ruleIndex", .number($0))] } ?? [])
          + [
            ("level", .string("warning")),
            (
              "message",
              message(
                ([finding.message + "."] + finding.story + ["Fix: " + finding.fix])
                  .joined(separator: "\n"))
            ),
            ("locations", .array([location(finding)])),
            ("partialFingerprints", .object([("usher/v1", .string(print))])),
          ])
    }
    let driver = JSONValue.object([
      ("name", .string("usher")), ("version", .string(Report.version)), ("rules", .array(rules)),
    ])
    return JSONValue.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", driver)])),
            ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(results)),
          ])
        ])
      ),
    ]).text + "\n"
  }

  /// The version of the tool.
  package static let version = "0.1.0"

  private func message(_ text: String) -> JSONValue { .object([("text", .string(text))]) }

  private func location(_ finding: Finding) -> JSONValue {
    .object([
      (
        "physicalLocation",
        .object([
          ("artifactLocation", .object([("uri", .string(Self.uri(finding.place.file)))])),
          (
            "region",
            .object([
              ("startLine", .number(finding.place.line)),
              ("startColumn", .number(finding.place.column)),
            ])
          ),
        ])
      )
    ])
  }

  /// A path as a relative reference, safe inside of an address.
  private static func uri(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        (scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)))
        || "/-._~".unicodeScalars.contains(scalar)
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
