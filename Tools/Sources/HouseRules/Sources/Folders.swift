import SwiftSyntax

/// The folders of the core point one way.
///
/// The table in `docs/architecture.md` has a row for each folder, from the bottom: its name, and the folders above
/// it in the table whose types its files may name. What a file names is resolved to the file that declares it.
/// `Models/*/Verbs` counts as `Coordinators`.
@Sendable func checkFolders(_ checkout: Checkout) -> Finding {
  var finding = Finding()
  let table = FolderTable(checkout, &finding)
  let files = checkout.sources(below: FolderTable.core).map {
    ($0, FolderTable.folder(of: $0.path))
  }
  let counts = Dictionary(files.map { ($0.1, 1) }, uniquingKeysWith: +)
  for (folder, count) in counts.sorted(by: { $0.key < $1.key }) {
    if table.allowed[folder] == nil {
      finding.problem(FolderTable.page, nil, "the table of folders has no row for \(folder)")
    }
    if count > FolderTable.mostFiles {
      finding.problem(
        "\(FolderTable.core)/\(folder)", nil, "\(count) files, more than \(FolderTable.mostFiles)")
    }
  }
  for folder in table.order where counts[folder] == nil {
    finding.problem(FolderTable.page, nil, "the table of folders has \(folder), which is not there")
  }
  var declaring: [String: String] = [:]
  for (source, folder) in files {
    for type in source.nodes.types where !type.isNested && !type.isPrivate {
      declaring[type.name.text] = folder
    }
  }
  var arrows = 0
  for (source, folder) in files {
    // A name that the file declares itself, such as that of a nested type, is no other folder's.
    var said = Set(source.nodes.types.map(\.name.text))
    for token in source.tokens {
      guard let other = declaring[token.text], other != folder else { continue }
      arrows += 1
      if let allowed = table.allowed[folder], !allowed.contains(other),
        said.insert(token.text).inserted
      {
        finding.problem(
          source.path, token.line, "\(folder) may not name `\(token.text)` of \(other)")
      }
    }
  }
  finding.summary = "\(arrows) names of other folders of the core, each of an allowed one"
  return finding
}

/// Which folder of the core may name which.
private struct FolderTable {
  static let page = "docs/architecture.md"
  static let core = "Sources/Usher"
  static let mostFiles = 40

  private(set) var order: [String] = []
  private(set) var allowed: [String: Set<String>] = [:]

  init(_ checkout: Checkout, _ finding: inout Finding) {
    var isInside = false
    for (number, line) in zip(1..., checkout.lines(Self.page)) {
      let cells = line.split(separator: "|").map(String.init)
      guard line.hasPrefix("|"), cells.count >= 2 else {
        isInside = false
        continue
      }
      if cells[0].contains("folder of `\(Self.core)`") {
        isInside = true
        continue
      }
      guard isInside, let name = cells[0].names.first else { continue }
      for other in cells[1].names where !order.contains(other) {
        finding.problem(
          Self.page, number, "\(name) may only name folders in the rows above it, not \(other)")
      }
      order.append(name)
      allowed[name] = Set(cells[1].names)
    }
    if order.isEmpty {
      finding.problem(Self.page, nil, "there is no table of the folders of \(Self.core)")
    }
  }

  static func folder(of path: String) -> String {
    let parts = path.dropFirst(core.count + 1).split(separator: "/")
    if parts.first == "Models", parts.dropLast().last == "Verbs" { return "Coordinators" }
    return parts.count > 1 ? String(parts[0]) : ""
  }
}

extension String {
  /// The names of folders in backticks.
  fileprivate var names: [String] {
    matches(of: /`(\w+)\/`/).map { String($0.1) }
  }
}

extension DeclGroupSyntax {
  fileprivate var isPrivate: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }
}
