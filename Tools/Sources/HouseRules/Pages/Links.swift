import Foundation

/// The relative links of the pages lead to files that are there, with their anchors; other sites are not asked.
@Sendable func checkLinks(_ checkout: Checkout) -> Finding {
  var finding = Finding()
  var count = 0
  let pages = checkout.pages(below: "docs", "Examples", "Fixtures", ".github", "Sources")
  var anchors: [String: Set<String>] = [:]
  for page in pages {
    for (line, target) in Markdown.links(checkout.text(page) ?? "") {
      guard target.prefixMatch(of: /[a-zA-Z][a-zA-Z0-9+.\-]*:|\/\//) == nil else { continue }
      count += 1
      if let trouble = trouble(target, on: page, checkout, &anchors) {
        finding.problem(page, line, "`\(target)`: \(trouble)")
      }
    }
  }
  finding.summary = "\(pages.count) pages, \(count) relative links"
  return finding
}

/// Returns the problem of a link, or `nil`.
private func trouble(
  _ target: String, on page: String, _ checkout: Checkout, _ anchors: inout [String: Set<String>]
) -> String? {
  let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
  let path = parts[0].prefix { $0 != "?" }
  let anchor = parts.count > 1 ? String(parts[1]).removingPercentEncoding ?? "" : ""
  guard let file = resolve(String(path).removingPercentEncoding ?? "", from: page) else {
    return "leads out of the project"
  }
  guard checkout.paths.contains(file) || checkout.folders.contains(file) else {
    return "there is no such file"
  }
  if anchor.isEmpty { return nil }
  guard checkout.paths.contains(file) else { return "a folder has no anchors" }
  if file.hasSuffix(".md") {
    let known = anchors[file] ?? Markdown.anchors(checkout.text(file) ?? "")
    anchors[file] = known
    return known.contains(anchor) ? nil : "there is no such anchor"
  }
  let lines = anchor.matches(of: /L(\d+)/).compactMap { Int($0.1) }
  guard let last = lines.max(), last <= checkout.lines(file).count else {
    return "there is no such line"
  }
  return nil
}

/// Returns the path that a link leads to, or `nil` if it leads out of the root.
func resolve(_ path: String, from page: String) -> String? {
  if path.isEmpty { return page }
  var parts = path.hasPrefix("/") ? [] : page.split(separator: "/").dropLast().map(String.init)
  for part in path.split(separator: "/") where part != "." {
    if part != ".." {
      parts.append(String(part))
    } else if parts.popLast() == nil {
      return nil
    }
  }
  return parts.joined(separator: "/")
}
