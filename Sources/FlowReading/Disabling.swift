#if FlowTool
  /// The comments that turn off rules: `// usher:disable:next D1 because …`.
  enum Disabling {
    private static let mark = "usher:disable:"

    /// Returns the names of the rules that are off, by line; `all` stands for all rules.
    static func read(_ text: String) -> [Int: Set<String>] {
      guard text.contains(mark) else { return [:] }
      var found: [Int: Set<String>] = [:]
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard let comment = line.range(of: "//"),
          let range = line.range(of: mark, in: comment.upperBound)
        else { continue }
        let words = line[range.upperBound...].split(whereSeparator: { " ,\t".contains($0) })
        guard let place = words.first else { continue }
        let target = place == "next" ? index + 2 : index + 1
        let rules = words.dropFirst().prefix { isRule($0) }.map(String.init)
        found[target, default: []].formUnion(rules.isEmpty ? ["all"] : rules)
      }
      return found
    }

    private static func isRule(_ word: Substring) -> Bool {
      word == "all"
        || (word.first?.isUppercase == true && word.dropFirst().contains(where: \.isNumber)
          && word.dropFirst().allSatisfy(\.isNumber))
    }
  }

  extension Substring {
    /// Finds a text, without Foundation.
    fileprivate func range(of text: String, in start: Index? = nil) -> Range<Index>? {
      var place = start ?? startIndex
      while place < endIndex {
        if self[place...].hasPrefix(text) { return place..<index(place, offsetBy: text.count) }
        place = index(after: place)
      }
      return nil
    }
  }
#endif
