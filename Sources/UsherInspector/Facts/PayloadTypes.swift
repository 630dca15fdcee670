#if DEBUG
  import UsherJournal

  extension String {
    /// Returns the description of a route with the types of its values: `note(7)` becomes `note(Int)`.
    ///
    /// A value whose text does not tell its type becomes `…`, and so do labels, since a text of the app's may look like one.
    ///
    /// - Parameter modules: The modules whose types are named.
    /// - Complexity: O(*n*) in the length of the text.
    func withTypes(of modules: Set<String>) -> String {
      let hidden = withoutPayload
      guard hidden.hasSuffix("(…)"), last == ")" else { return hidden }
      let name = hidden.dropLast(3)
      let values = Self.values(in: dropFirst(name.count + 1).dropLast())
      return "\(name)(\(values.map { Self.type(of: $0, modules) }.joined(separator: ", ")))"
    }

    /// The values that stand between commas, without their labels.
    private static func values(in text: Substring) -> [Substring] {
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
      return parts.map(unlabelled)
    }

    /// `id: 7` becomes `7`.
    private static func unlabelled(_ text: Substring) -> Substring {
      let text = text.drop { $0 == " " }
      let label = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let rest = text[label.endIndex...]
      return label.first?.isLetter == true && rest.hasPrefix(": ") ? rest.dropFirst(2) : text
    }

    private static func type(of value: Substring, _ modules: Set<String>) -> String {
      if value.first == "\"" { return "String" }
      if Int(value) != nil { return "Int" }
      if value == "true" || value == "false" { return "Bool" }
      if Double(value) != nil { return "Double" }
      // `Shop.Hue.red`, or `Shop.Size(width: 1)`; a private type has a place in its name.
      let value = value.replacing(/\.\(unknown context at \$[0-9a-f]+\)/, with: "")
      let path = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      let names = path.split(separator: ".")
      let isCall = value[path.endIndex...].first == "("
      guard let module = names.first, modules.contains(String(module)),
        let type = names.last(where: { $0.first?.isUppercase == true }),
        isCall || path.endIndex == value.endIndex && type != names.last && type != names.first
      else { return "…" }
      return String(type)
    }
  }
#endif
