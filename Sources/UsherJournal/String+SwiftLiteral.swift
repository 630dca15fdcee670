extension String {
  /// The text as a Swift string literal on one line.
  ///
  /// Escapes what ends or changes a literal, and characters that are invisible in source: control and
  /// format characters, and separators of lines and paragraphs. Joiners stay, because emoji need
  /// them.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var swiftLiteral: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isUnseen: text += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// The text on one line, with single spaces, and without its end if it is long: for the name of a
  /// test.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var testName: String {
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= 120 ? line : line.prefix(119) + "…"
  }
}

extension Unicode.Scalar {
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: value != 0x200C && value != 0x200D
    default: false
    }
  }
}
