import Foundation

/// A text for comparing names: Korean syllables decomposed into their letters, Latin letters
/// without case and accents, and only letters and digits.
///
/// Decomposed, `서우` is a prefix of `서울`, as it is while the user types it.
struct SearchKey: Hashable, Sendable {
  /// The words, in order.
  let words: [String]

  init(_ text: String) {
    var words = [""]
    for scalar in text.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
      let properties = scalar.properties
      if let plain = Self.withoutStroke[scalar] {
        words[words.count - 1] += plain
      } else if properties.generalCategory == .modifierLetter {
        continue
      } else if properties.isAlphabetic || properties.numericType != nil {
        words[words.count - 1].unicodeScalars.append(scalar)
      } else if properties.isWhitespace || "-/–".unicodeScalars.contains(scalar) {
        words.append("")
      }
    }
    self.words = words.filter { !$0.isEmpty }
  }

  /// All words joined into one.
  var joined: String { words.joined() }

  /// The possible text after the next key, if it ends with a final Korean consonant.
  ///
  /// That may be the first consonant of the next syllable: while typing `부산` the user sees `붓`.
  var typedOn: String? {
    var scalars = joined.unicodeScalars
    guard let last = scalars.popLast(), let split = Self.splits[last.value] else { return nil }
    if let kept = split.kept { scalars.append(Unicode.Scalar(kept)!) }
    scalars.append(Unicode.Scalar(split.moved)!)
    return String(scalars)
  }

  /// Letters that do not decompose into a letter and an accent, with their usual spelling.
  private static let withoutStroke: [Unicode.Scalar: String] = [
    "ł": "l", "ø": "o", "đ": "d", "ð": "d", "ı": "i", "ħ": "h", "ŧ": "t",
    "æ": "ae", "œ": "oe", "ß": "ss", "þ": "th", "ə": "a",
  ]

  /// Final consonants: the part that stays, and the part that moves to the next syllable.
  private static let splits: [UInt32: (kept: UInt32?, moved: UInt32)] = [
    0x11A8: (nil, 0x1100), 0x11A9: (nil, 0x1101), 0x11AA: (0x11A8, 0x1109),
    0x11AB: (nil, 0x1102), 0x11AC: (0x11AB, 0x110C), 0x11AD: (0x11AB, 0x1112),
    0x11AE: (nil, 0x1103), 0x11AF: (nil, 0x1105), 0x11B0: (0x11AF, 0x1100),
    0x11B1: (0x11AF, 0x1106), 0x11B2: (0x11AF, 0x1107), 0x11B3: (0x11AF, 0x1109),
    0x11B4: (0x11AF, 0x1110), 0x11B5: (0x11AF, 0x1111), 0x11B6: (0x11AF, 0x1112),
    0x11B7: (nil, 0x1106), 0x11B8: (nil, 0x1107), 0x11B9: (0x11B8, 0x1109),
    0x11BA: (nil, 0x1109), 0x11BB: (nil, 0x110A), 0x11BC: (nil, 0x110B),
    0x11BD: (nil, 0x110C), 0x11BE: (nil, 0x110E), 0x11BF: (nil, 0x110F),
    0x11C0: (nil, 0x1110), 0x11C1: (nil, 0x1111), 0x11C2: (nil, 0x1112),
  ]
}
