#if FlowTool
  /// The comments that turn off rules: `// usher:disable:next D1 because …`.
  enum Disabling {
    private static let mark = "usher:disable:"

    /// Returns the names of the rules that are off, by line; `all` stands for all rules.
    static func read(_ text: String) -> [Int: Set<String>] {
      guard text.utf8.holds(mark) else { return [:] }
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

  extension String.UTF8View {
    /// Returns whether a text is in it, looking at its bytes.
    fileprivate func holds(_ text: String) -> Bool {
      let wanted = Array(text.utf8)
      return withContiguousStorageIfAvailable { bytes in
        guard let last = wanted.last, bytes.count >= wanted.count else { return false }
        // The last byte is rare, so that few places are compared.
        for end in (wanted.count - 1)..<bytes.count where bytes[end] == last {
          let start = end - wanted.count + 1
          if wanted.indices.allSatisfy({ bytes[start + $0] == wanted[$0] }) { return true }
        }
        return false
      } ?? String(self).contains(text)
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
