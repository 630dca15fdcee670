import Usher

/// The properties of a screen's object, as lines: a touch is over when these have changed too.
///
/// Flags, numbers and texts have their values, lists their lengths. Coordinators and injected
/// objects are left out, except for other observable models.
@MainActor
enum ScreenState {
  static func lines(of screen: AnyObject) -> [String] {
    let options = (screen as? any ScreenConfiguring)?.screenOptions
    return (lines(of: screen, depth: 0) + (options.map { lines(of: $0) } ?? [])).sorted()
  }

  private static func lines(of object: Any, depth: Int) -> [String] {
    var lines: [String] = []
    for child in Mirror(reflecting: object).children {
      guard let label = child.label, label.hasPrefix("_") || depth == 0 else { continue }
      let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
      guard !name.hasPrefix("$"), name != "observationRegistrar" else { continue }
      lines += Self.lines(for: name, child.value, depth)
    }
    return lines
  }

  /// Returns the options that are set, by the names in the corpus.
  private static func lines(of options: ScreenOptions) -> [String] {
    let values: [(name: String, value: (any Sendable)?)] = [
      ("screenTitle", options.title), ("backTitle", options.backTitle),
      ("hidesNavigationBar", options.hidesNavigationBar), ("sheetDetents", options.detents),
      ("isDismissable", options.isDismissable),
    ]
    return values.flatMap { name, value in value.map { lines(for: name, $0, 0) } ?? [] }
  }

  private static func lines(for name: String, _ value: Any, _ depth: Int) -> [String] {
    if value is any Coordinator { return [] }
    switch value {
    case let flag as Bool: return ["\(name): \(flag)"]
    case let number as Int: return ["\(name): \(number)"]
    case let text as String: return ["\(name): “\(text)”"]
    case is ScreenOptions: return []
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection: return ["\(name): \(mirror.children.count) values"]
    case .optional:
      guard let content = mirror.children.first?.value else { return ["\(name): nil"] }
      let inner = Self.lines(for: name, content, depth)
      return inner.isEmpty ? ["\(name): some"] : inner
    case .enum: return ["\(name): \(mirror.children.first?.label ?? "\(value)")"]
    case .class where depth < 2:
      return Self.lines(of: value, depth: depth + 1).map { "\(name).\($0)" }
    default: return []
    }
  }
}
