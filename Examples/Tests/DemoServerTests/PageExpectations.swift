import Testing

/// Records an issue unless a page contains some text, quoting only the most similar place.
func expect(
  _ page: String?, contains text: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let page else {
    Issue.record("There is no page with “\(text)”", sourceLocation: sourceLocation)
    return
  }
  guard !page.contains(text) else { return }
  // The longest prefix of the text that the page contains.
  var (found, missing) = (0, text.count)
  while missing - found > 1 {
    let middle = (found + missing) / 2
    if page.contains(text.prefix(middle)) { found = middle } else { missing = middle }
  }
  let start = page.firstRange(of: text.prefix(found))?.lowerBound ?? page.startIndex
  Issue.record(
    "“\(text)” is not in the page; closest is “\(page[start...].prefix(found + 40))…”",
    sourceLocation: sourceLocation)
}
