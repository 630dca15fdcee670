import SwiftSyntax

/// Each behaviour that was never seen on a device names the step by which a volunteer can see it.
///
/// Each point below “Not verified” in `docs/uikit.md` ends with the steps of `docs/device-checklist.md`,
/// which are numbered without a gap. Each row of `docs/uikit-stand-in.md` that is from memory says why
/// the host cannot depend on it. Each switch of the stand-in has its row there, and a phone with another
/// value in the host's contract.
@Sendable func checkDeviceSteps(_ checkout: Checkout) -> Finding {
  var finding = Finding()
  let steps = checkSteps(checkout, &finding)
  let points = checkPoints(checkout, steps, &finding)
  let rows = checkRowsFromMemory(checkout, &finding)
  let switches = checkSystemSwitches(checkout, &finding)
  finding.summary =
    "\(points) points with their steps of \(steps), \(rows) rows from memory, \(switches) switches"
  return finding
}

private let stepsPage = "docs/device-checklist.md"
private let standIn = "docs/uikit-stand-in.md"

/// Returns how many steps there are.
private func checkSteps(_ checkout: Checkout, _ finding: inout Finding) -> Int {
  var count = 0
  for (number, line) in zip(1..., checkout.lines(stepsPage)) {
    guard let step = line.prefixMatch(of: /\| (\d+) \| \S/) else { continue }
    count += 1
    if Int(step.1) != count {
      finding.problem(stepsPage, number, "step \(step.1) is not the next one")
    }
  }
  return count
}

/// Returns how many points are not verified.
private func checkPoints(_ checkout: Checkout, _ steps: Int, _ finding: inout Finding) -> Int {
  let page = "docs/uikit.md"
  let lines = Array(zip(1..., checkout.lines(page)))
  guard let start = lines.firstIndex(where: { $0.1 == "## Not verified" }) else {
    finding.problem(page, nil, "there is no section `Not verified`")
    return 0
  }
  var points: [(line: Int, text: String)] = []
  for (number, line) in lines[(start + 1)...].prefix(while: { !$0.1.hasPrefix("## ") }) {
    if line.hasPrefix("- ") {
      points.append((number, String(line)))
    } else if line.hasPrefix("  "), !points.isEmpty {
      points[points.count - 1].text += " \(line.trimmingBlanks)"
    }
  }
  for (number, text) in points {
    guard let found = text.firstMatch(of: /\((\d+(?:, \d+)*)\)[;.]$/) else {
      finding.problem(
        page, number, "the point does not end with its steps, as in `(1, 40);`")
      continue
    }
    for step in found.1.split(separator: ", ") where !(1...max(steps, 1) ~= Int(step)!) {
      finding.problem(page, number, "there is no step \(step) in \(stepsPage)")
    }
  }
  return points.count
}

/// Returns how many rows are from memory.
private func checkRowsFromMemory(_ checkout: Checkout, _ finding: inout Finding) -> Int {
  var count = 0
  for (number, line) in zip(1..., checkout.lines(standIn))
  where line.contains("**from memory**") && !line.hasPrefix("How to read") {
    count += 1
    if !line.contains("the host") {
      finding.problem(
        standIn, number, "from memory, and does not say why the host cannot depend on it")
    }
  }
  return count
}

/// Returns how many switches there are.
private func checkSystemSwitches(_ checkout: Checkout, _ finding: inout Finding) -> Int {
  let phones = "StandIns/Tests/UsherUIKitTests/ContractPhone.swift"
  let system = checkout.sources.first { $0.path == "StandIns/Sources/UIKit/Windows/System.swift" }
  let names = (system?.nodes.variables ?? []).filter(\.isPublicWithValue).map(\.name)
  let switches = Set(names).subtracting(["swiftUI"])
  let table = checkout.lines(standIn).drop { !$0.hasPrefix("| switch | values |") }
  if table.isEmpty { finding.problem(standIn, nil, "there is no table of switches") }
  let rows = Set(table.compactMap { $0.prefixMatch(of: /\| `(\w+)` \| `\./).map { String($0.1) } })
  for name in switches.subtracting(rows).sorted() {
    finding.problem(standIn, nil, "the switch `\(name)` has no row")
  }
  for name in rows.subtracting(switches).sorted() {
    finding.problem(standIn, nil, "there is no switch `\(name)`")
  }
  let text = checkout.text(phones) ?? ""
  for name in switches.sorted() where name != "version" && !text.contains("\\.\(name), .") {
    finding.problem(phones, nil, "no phone has another value of `\(name)`")
  }
  return switches.count
}

extension VariableDeclSyntax {
  var name: String { bindings.first?.pattern.trimmedDescription ?? "" }
  var isPublic: Bool { modifiers.contains { $0.name.text == "public" } }
  /// The text of the value that it begins with.
  var value: String? { bindings.first?.initializer?.value.trimmedDescription }
  var typeName: String? { bindings.first?.typeAnnotation?.type.trimmedDescription }

  fileprivate var isPublicWithValue: Bool {
    isPublic && bindingSpecifier.text == "var" && value != nil
  }
}
