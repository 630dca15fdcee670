import Foundation

/// The README stays short, and the translations of pages say as much as the pages.
///
/// `Page.ko.md` beside `Page.md` is its translation into Korean. Which of them are older than their
/// original only git knows: `Scripts/check-translations` lists those.
@Sendable func checkReadme(_ checkout: Checkout) -> Finding {
  var finding = Finding()
  let limit = 180
  let text = checkout.text("README.md") ?? ""
  let lines = text.allLines.count
  if lines == 0 {
    finding.problem("README.md", nil, "there is none, or it is empty")
  } else if lines > limit {
    finding.problem("README.md", nil, "\(lines) lines, more than \(limit)")
  }
  let translations = checkout.pages(below: "docs").filter { $0.hasSuffix(".ko.md") }
  for translation in translations {
    let original = translation.dropLast(".ko.md".count) + ".md"
    guard let text = checkout.text(String(original)) else {
      finding.problem(translation, nil, "there is no \(original) that it translates")
      continue
    }
    compare(checkout.text(translation) ?? "", translation, with: text, &finding)
  }
  finding.summary = "README of \(lines) lines, \(translations.count) translations"
  return finding
}

/// Reports what a translation has more or less of: code, headings, points, rows, links.
private func compare(
  _ text: String, _ page: String, with original: String, _ finding: inout Finding
) {
  let kinds: [(name: String, belongs: (Substring) -> Bool)] = [
    ("headings", { $0.wholeMatch(of: /#+ .*/) != nil }),
    ("points of lists", { $0.hasPrefix("- ") }),
    ("rows of tables", { $0.wholeMatch(of: /\|.*\|/) != nil }),
  ]
  let (here, there) = (original.code, text.code)
  if here.count != there.count {
    finding.problem(page, nil, "\(there.count) blocks of code, and the original has \(here.count)")
  } else if here != there {
    finding.problem(page, nil, "its code differs from the original's")
  }
  for (name, belongs) in kinds {
    let (here, there) = (
      original.allLines.filter(belongs).count, text.allLines.filter(belongs).count
    )
    if here != there {
      finding.problem(page, nil, "\(there) \(name), and the original has \(here)")
    }
  }
  let (links, ofOriginal) = (text.targets, original.targets)
  for link in ofOriginal.subtracting(links).sorted() {
    finding.problem(page, nil, "the original's link \(link) is missing")
  }
  for link in links.subtracting(ofOriginal).sorted() {
    finding.problem(page, nil, "the link \(link) is not in the original")
  }
}

extension String {
  /// The blocks of code of a page.
  fileprivate var code: [String] {
    split(separator: "```", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The targets of the links, in the original's language, except those within the page.
  fileprivate var targets: Set<String> {
    let targets = Markdown.links(self).map { $0.target.replacing(".ko.md", with: ".md") }
    return Set(targets.filter { !$0.hasPrefix("#") })
  }
}

/// No page contains a path of a single machine.
func checkMachinePaths(
  _ checkout: Checkout,
  top: [String] = (try? FileManager.default.contentsOfDirectory(atPath: "/")) ?? []
) -> Finding {
  // The beginnings of paths of a single machine; `/usr` and the like are the same on all machines.
  let homes = ["Users", "home", "root", "tmp", "private", "opt", "mnt", "media", "srv", "Volumes"]
  let everywhere = [
    "usr", "bin", "sbin", "lib", "etc", "dev", "proc", "sys", "var", "run", "Applications",
  ]
  let single = Set(homes).union(top).subtracting(everywhere)
  var finding = Finding()
  let pages = checkout.pages(below: "docs", "Examples", "Fixtures")
  for page in pages {
    for (number, line) in zip(1..., checkout.lines(page)) {
      for found in line.matches(of: /\/(\w[\w.\-]*)(?:\/[\w.@\-]+)+|\b[A-Z]:\\\\?\w+/) {
        let before = line[..<found.range.lowerBound].last
        let isPart =
          before.map { $0.isLetter || $0.isNumber || "_.:/~*])}<-".contains($0) } ?? false
        if let first = found.1, isPart || !single.contains(String(first)) { continue }
        finding.problem(page, number, "`\(found.0)` is a path of one machine")
      }
    }
  }
  finding.summary = "\(pages.count) pages without paths of one machine"
  return finding
}
