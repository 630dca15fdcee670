/// The values of a stack, of any types.
public struct NavigationPath {
  internal var elements: [AnyHashable] = []

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }
  internal init(elements: [AnyHashable]) { self.elements = elements }
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
extension NavigationPath: Equatable {
  public static func == (one: NavigationPath, other: NavigationPath) -> Bool {
    one.elements == other.elements
  }
}

/// How a stack reads and writes its path.
@MainActor internal struct PathAccess {
  let get: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
  let accepts: (AnyHashable) -> Bool
}
