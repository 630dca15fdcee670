/// The type of a link's parameter, when only its texts are known.
struct LinkArgumentType {
  let name: String
  let count: LinkCount
  let id: ObjectIdentifier
  /// Texts that values of this type have, to try links with.
  let samples: () -> [[String]]
  /// Whether a text can stand for a value of this type.
  let accepts: (String) -> Bool

  init<Argument: LinkArgument>(_ type: Argument.Type) {
    name = String(describing: type)
    count = Argument.linkCount
    id = ObjectIdentifier(type)
    accepts =
      if let parameter = type as? any LinkParameter.Type {
        type == String.self ? { _ in true } : Self.reader(parameter)
      } else {
        { Argument(linkTexts: [$0]) != nil }
      }
    let element: Any.Type = (type as? any LinkWrapper.Type)?.element ?? type
    let cases = (element as? any CaseIterable.Type).map { Self.texts($0) } ?? []
    samples = {
      let texts = cases.isEmpty ? Self.trials.filter { Argument(linkTexts: [$0]) != nil } : cases
      switch Argument.linkCount {
      case .one: return texts.map { [$0] }
      case .optional: return [[]] + texts.map { [$0] }
      default: return [[]] + texts.map { [$0] } + [Array(texts.prefix(2)), Array(texts.suffix(3))]
      }
    }
  }

  private static func reader<Value: LinkParameter>(_ type: Value.Type) -> (String) -> Bool {
    { Value(linkText: $0) != nil }
  }

  private static func texts<Cases: CaseIterable>(_ type: Cases.Type) -> [String] {
    type.allCases.compactMap { ($0 as? any LinkParameter)?.linkText }
  }

  /// Texts of which most types accept one.
  private static let trials = [
    "1", "-7", "0", "2.5", "a", "서울 역", "", ".", "..", "a/b", "%", "?", "=x", ";", "@", "!", "true",
    "1-2", "2026-11-21", "00000000-0000-4000-8000-000000000000", "a@example.com", "ffffff",
  ]
}

/// What holds any number of values that are a text each.
private protocol LinkWrapper {
  static var element: Any.Type { get }
}

extension Optional: LinkWrapper {
  fileprivate static var element: Any.Type { Wrapped.self }
}

extension Array: LinkWrapper {
  fileprivate static var element: Any.Type { Element.self }
}
