/// The type of a link's parameter.
struct LinkArgumentType {
  let name: String
  let count: LinkCount
  let id: ObjectIdentifier
  /// Returns texts of values of this type, to test links with.
  let samples: () -> [[String]]
  /// Returns whether a text describes a value of this type.
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

  /// Sample texts, of which most types accept at least one.
  private static let trials = [
    "1", "-7", "0", "2.5", "a", "서울 역", "", ".", "..", "a/b", "%", "?", "=x", ";", "@", "!", "true",
    "1-2", "2026-11-21", "00000000-0000-4000-8000-000000000000", "a@example.com", "ffffff",
  ]
}

/// A container of any number of values with one text each.
private protocol LinkWrapper {
  static var element: Any.Type { get }
}

extension Optional: LinkWrapper {
  fileprivate static var element: Any.Type { Wrapped.self }
}

extension Array: LinkWrapper {
  fileprivate static var element: Any.Type { Element.self }
}
