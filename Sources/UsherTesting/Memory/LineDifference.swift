/// The differing lines of two texts, with one line around each difference.
struct LineDifference: CustomStringConvertible {
  let description: String

  /// - Complexity: O(*n* · *d*) in the number of lines and of differences.
  init(from expected: String, to actual: String) {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [(text: String, isChange: Bool)] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(("- \(old[oldIndex])", true))
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        lines.append(("+ \(new[newIndex])", true))
        newIndex += 1
      } else {
        lines.append(("  \(new[newIndex])", false))
        oldIndex += 1
        newIndex += 1
      }
    }
    var shown: [String] = []
    var skipped = false
    for index in lines.indices {
      let around = lines[max(index - 1, 0)...min(index + 1, lines.count - 1)]
      guard around.contains(where: \.isChange) else {
        skipped = true
        continue
      }
      if skipped { shown.append("  …") }
      skipped = false
      shown.append(lines[index].text)
    }
    if skipped { shown.append("  …") }
    description = shown.joined(separator: "\n")
  }
}
