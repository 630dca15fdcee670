/// The values of a stack, of any types.
public struct NavigationPath {
  /// A value that was decoded only as far as its text, until its type is asked for.
  private var items: [AnyHashable] = []

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    items = elements.map { AnyHashable($0) }
  }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    items = elements.map { AnyHashable($0) }
  }
  public init(_ codable: CodableRepresentation) { items = codable.items }
  internal init(elements: [AnyHashable]) { items = elements }
  internal var elements: [AnyHashable] { items }

  public var count: Int { items.count }
  public var isEmpty: Bool { items.isEmpty }
  /// The path in a form that can be encoded; `nil` if a value in it is not `Codable`.
  public var codable: CodableRepresentation? {
    guard items.allSatisfy({ $0.base is any Codable }) else { return nil }
    return CodableRepresentation(items: items)
  }
  public mutating func append<V: Hashable>(_ value: V) { items.append(AnyHashable(value)) }
  public mutating func append<V: Hashable & Codable>(_ value: V) {
    items.append(AnyHashable(value))
  }
  public mutating func removeLast(_ k: Int = 1) { items.removeLast(k) }

  /// A path that can be written down: each value with the name of its type, the last one first.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let items: [AnyHashable]
    fileprivate init(items: [AnyHashable]) { self.items = items }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var found: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is no type that can be decoded")
        }
        found.append(AnyHashable(try Self.decode(type, text)))
      }
      items = found.reversed()
    }
    private static func decode(
      _ type: any (Decodable & Hashable).Type, _ text: String
    ) throws -> any Hashable {
      func open<T: Decodable & Hashable>(_: T.Type) throws -> any Hashable {
        try JSONDecoder().decode(T.self, from: Data(text.utf8))
      }
      return try _openExistential(type, do: open)
    }
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for item in items.reversed() {
        let base = item.base
        guard let value = base as? any Encodable, let name = _mangledTypeName(type(of: base)) else {
          throw EncodingError.invalidValue(
            base, .init(codingPath: encoder.codingPath, debugDescription: "it cannot be encoded"))
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }
}
extension NavigationPath: Equatable {
  public static func == (one: NavigationPath, other: NavigationPath) -> Bool {
    one.items == other.items
  }
}

/// How a stack reads and writes its path.
internal nonisolated struct PathAccess {
  let get: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
  let accepts: (AnyHashable) -> Bool
}
