import FlowFacts
package import FlowGraph
package import FlowOutput

/// What a change does to the flows of an app, as one comment in Markdown.
package struct MarkdownDifference {
  private let difference: MapDifference
  private let old: FlowMap
  private let new: FlowMap
  private let findings: [Finding]

  /// Compares two maps; the findings are those that only the new sources have.
  package init(from old: FlowMap, to new: FlowMap, findings: [Finding]) {
    difference = MapDifference(from: old, to: new)
    self.old = old
    self.new = new
    self.findings = findings
  }

  /// The comment: one line if nothing changed.
  package var text: String {
    guard !difference.isEmpty || !findings.isEmpty else {
      return "**Flows:** nothing changed in \(count(new.flows.count, "flow")).\n"
    }
    return ([heading] + graph + addresses + stored + newFindings + facts)
      .joined(separator: "\n") + "\n"
  }

  private var heading: String {
    let parts = [
      count(difference.flows.count, "changed flow"),
      count(difference.addresses.count, "changed address", "changed addresses"),
      difference.stored.isEmpty ? nil : "saved states of \(count(difference.stored.count, "flow"))",
      count(findings.count, "new finding"),
    ]
    return "**Flows:** " + parts.compactMap(\.self).joined(separator: ", ") + "\n"
  }

  private var graph: [String] {
    guard let (text, omitted) = MermaidDifference.text(difference) else { return [] }
    let rest = omitted == 0 ? [] : ["\(count(omitted, "more step")) changed; see the list below.\n"]
    return ["A thick green line is new, a dotted red one is gone.\n", "```mermaid\n\(text)```\n"]
      + rest
  }

  private var addresses: [String] {
    guard !difference.addresses.isEmpty else { return [] }
    let rows = difference.addresses.prefix(100).map { each in
      "| `\(Self.cell(each.address))` | \(Self.goals(each.old)) | \(Self.goals(each.new)) |"
    }
    let rest = difference.addresses.count - rows.count
    return ["### Addresses\n", "| address | before | after |\n|---|---|---|"] + rows
      + (rest > 0 ? ["\nand \(rest) more"] : []) + [""]
  }

  private static func goals(_ goals: [String]) -> String {
    goals.isEmpty ? "–" : goals.map(cell).joined(separator: ", ")
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

  private var stored: [String] {
    guard !difference.stored.isEmpty else { return [] }
    var lines = [
      "### Saved states and journals\n",
      "Saved states and journals of earlier versions may hold these routes:\n",
    ]
    for routes in difference.stored {
      lines.append("- `\(routes.flow)`: \(routes.consequence)")
      lines += routes.gone.map { "  - `\($0)` is gone" }
      lines += routes.changed.map { "  - `\($0.old)` is now `\($0.new)`" }
    }
    return lines + [""]
  }

  private var newFindings: [String] {
    guard !findings.isEmpty else { return [] }
    return ["### New findings\n"]
      + findings.map { finding in
        "- **\(finding.rule)** `\(finding.place.file):\(finding.place.line)` "
          + "\(finding.message). \(finding.fix)"
      } + [""]
  }

  private var facts: [String] {
    guard let lines = TextMap.difference(from: TextMap.text(old), to: TextMap.text(new)) else {
      return []
    }
    return [
      "<details><summary>All changes of the map</summary>\n", "```diff\n\(lines)```\n",
      "</details>",
    ]
  }

  private func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) " + (number == 1 ? one : many ?? one + "s")
  }
}
