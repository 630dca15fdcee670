@_spi(Reflection) import Swift

/// The stored fields of a type, with the places at which they are kept.
@MainActor internal struct FieldTable {
  struct Field {
    let name: String
    let offset: Int
    let type: Any.Type
  }
  let fields: [Field]
  /// The fields that are dynamic properties, with their types.
  let dynamic: [(offset: Int, type: any DynamicProperty.Type)]

  private static let cache = Cache()
  private final class Cache { var tables: [ObjectIdentifier: FieldTable] = [:] }

  /// The table of a type; made once.
  static func of(_ type: Any.Type) -> FieldTable {
    if let known = cache.tables[ObjectIdentifier(type)] { return known }
    let made = FieldTable(type)
    cache.tables[ObjectIdentifier(type)] = made
    return made
  }

  private init(_ type: Any.Type) {
    var found: [Field] = []
    _ = _forEachField(of: type, options: []) { name, offset, type, _ in
      found.append(Field(name: String(cString: name), offset: offset, type: type))
      return true
    }
    fields = found
    dynamic = found.compactMap { field in
      (field.type as? any DynamicProperty.Type).map { (field.offset, $0) }
    }
  }
}

/// Compares values of types that need not be `Equatable`, field by field.
@MainActor internal enum Sameness {
  /// Whether two values are the same as far as can be told; closures with captures never are.
  static func holds<T>(_ one: T, _ other: T) -> Bool {
    withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) { other in compareTyped(one, other) }
    }
  }

  /// Whether two values of unknown types are the same.
  static func holds(any one: Any, _ other: Any) -> Bool {
    func open<T>(_ value: T) -> Bool {
      guard let second = other as? T else { return false }
      return holds(value, second)
    }
    guard type(of: one) == type(of: other) else { return false }
    return _openExistential(one, do: open)
  }

  private static func compare(
    _ type: Any.Type, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
  ) -> Bool {
    func open<T>(_: T.Type) -> Bool {
      compareTyped(one.assumingMemoryBound(to: T.self), other.assumingMemoryBound(to: T.self))
    }
    return _openExistential(type, do: open)
  }

  private static func compareTyped<T>(_ one: UnsafePointer<T>, _ other: UnsafePointer<T>) -> Bool {
    if MemoryLayout<T>.size == 0 { return true }
    if T.self is any StoredByNode.Type { return true }
    if let first = one.pointee as? any ComparedByParts,
      let second = other.pointee as? any ComparedByParts
    {
      return first._isSame(as: second)
    }
    if T.self is any View.Type || !(T.self is any Equatable.Type) {
      if !_isPOD(T.self), let answer = equal(one.pointee, other.pointee) { return answer }
    } else if let answer = equal(one.pointee, other.pointee) {
      return answer
    }
    if T.self is AnyClass {
      return unsafeBitCast(one.pointee, to: UInt.self)
        == unsafeBitCast(other.pointee, to: UInt.self)
    }
    // Its fields cannot be read here, so that it counts as changed.
    if isExistential(T.self) { return false }
    let table = FieldTable.of(T.self)
    if !table.fields.isEmpty {
      return table.fields.allSatisfy { field in
        compare(
          field.type, UnsafeRawPointer(one) + field.offset, UnsafeRawPointer(other) + field.offset)
      }
    }
    if _isPOD(T.self) || isFunction(T.self) { return bits(one, other) }
    if let pair = (one.pointee as? any OptionalValue).flatMap({ first in
      (other.pointee as? any OptionalValue).map { (first._wrapped, $0._wrapped) }
    }) {
      switch pair {
      case (nil, nil): return true
      case (let first?, let second?): return holds(any: first, second)
      default: return false
      }
    }
    return false
  }

  /// Whether a type is `any P`, whose fields are those of the value inside.
  private static func isExistential(_ type: Any.Type) -> Bool {
    // The kinds of existential types and of constrained ones, which the runtime keeps in front of their metadata.
    let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    return kind == 0x303 || kind == 0x307
  }

  private static func equal<T>(_ one: T, _ other: T) -> Bool? {
    func open<E: Equatable>(_ value: E) -> Bool { value == (other as? E) }
    return (one as? any Equatable).map { open($0) }
  }

  private static func bits<T>(_ one: UnsafePointer<T>, _ other: UnsafePointer<T>) -> Bool {
    let first = UnsafeRawBufferPointer(start: one, count: MemoryLayout<T>.size)
    let second = UnsafeRawBufferPointer(start: other, count: MemoryLayout<T>.size)
    return first.elementsEqual(second)
  }

  /// Whether a type is a function's: two are the same if they have the same code and no captures, or the same ones.
  private static func isFunction(_ type: Any.Type) -> Bool {
    _typeName(type, qualified: false).contains("->")
      && MemoryLayout<() -> Void>.size == size(of: type)
  }
  private static func size(of type: Any.Type) -> Int {
    func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }
}

/// A value with parts that reflection does not show.
@MainActor internal protocol ComparedByParts {
  func _isSame(as other: any ComparedByParts) -> Bool
}

/// A property whose value is kept by the node, so that what its view was made with does not count.
internal protocol StoredByNode {}

/// An optional whose type is hidden.
internal protocol OptionalValue {
  var _wrapped: Any? { get }
}
extension Optional: OptionalValue {
  internal var _wrapped: Any? { self }
}
