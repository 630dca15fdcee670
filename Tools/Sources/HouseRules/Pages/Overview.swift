/// `llms.txt` names each page of `docs` and no other, so that an assistant finds them.
///
/// Translations, and the decisions below their list, are left out.
@Sendable func checkOverview(_ checkout: Checkout) -> Finding {
  let page = "llms.txt"
  var finding = Finding()
  let named = Set(Markdown.links(checkout.text(page) ?? "").map(\.target))
  let pages = checkout.paths.filter { path in
    path.hasPrefix("docs/") && path.hasSuffix(".md") && !path.hasSuffix(".ko.md")
      && (!path.hasPrefix("docs/decisions/") || path == "docs/decisions/README.md")
  }
  for path in pages.subtracting(named).sorted() {
    finding.problem(page, nil, "does not name \(path)")
  }
  for target in named.subtracting(pages).sorted() {
    finding.problem(page, nil, "there is no page \(target)")
  }
  finding.summary = "\(named.count) pages in \(page)"
  return finding
}
