#if DEBUG
  import UsherJournal

  extension String {
    /// The description of a route with the types of its values: `note(7)` becomes `note(Int)`.
    ///
    /// A value whose text does not tell its type becomes `…`.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    var withTypes: String {
      let hidden = withoutPayload
      guard hidden.hasSuffix("(…)"), last == ")" else { return hidden }
      let name = hidden.dropLast(3)
      return "\(name)(\(Self.values(in: dropFirst(name.count + 1).dropLast())))"
    }

    /// The types of values that stand between commas.
    private static func values(in text: Substring) -> String {
      var parts: [Substring] = []
      var (start, depth, isQuoted, isEscaped) = (text.startIndex, 0, false, false)
      for place in text.indices {
        let character = text[place]
        if isEscaped {
          isEscaped = false
        } else if isQuoted {
          if character == "\\" { isEscaped = true }
          if character == "\"" { isQuoted = false }
        } else {
          switch character {
          case "\"": isQuoted = true
          case "(", "[": depth += 1
          case ")", "]": depth -= 1
          case "," where depth == 0:
            parts.append(text[start..<place])
            start = text.index(after: place)
          default: break
          }
        }
      }
      parts.append(text[start...])
      return parts.map(labelled).joined(separator: ", ")
    }

    /// `id: 7` becomes `id: Int`.
    private static func labelled(_ text: Substring) -> String {
      let text = text.drop { $0 == " " }
      let label = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let rest = text[label.endIndex...]
      guard label.first?.isLetter == true, rest.hasPrefix(": ") else { return type(of: text) }
      return "\(label): \(type(of: rest.dropFirst(2)))"
    }

    private static func type(of value: Substring) -> String {
      if value.first == "\"" { return "String" }
      if Int(value) != nil { return "Int" }
      if value == "true" || value == "false" { return "Bool" }
      if Double(value) != nil { return "Double" }
      // `Shop.Hue.red`, or `Shop.Size(width: 1)`; a private type has a place in its name.
      let value = value.replacing(/\.\(unknown context at \$[0-9a-f]+\)/, with: "")
      let path = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      let names = path.split(separator: ".")
      let isCall = value[path.endIndex...].first == "("
      guard names.count > 1, let type = names.last(where: { $0.first?.isUppercase == true }),
        isCall || path.endIndex == value.endIndex && type != names.last && type != names.first
      else { return "…" }
      return String(type)
    }
  }
#endif
