// What the examples and their views use of Foundation's values:
// developer.apple.com/documentation/foundation/date, …/calendar, …/datecomponents, …/uuid, …/nslock, …/nslocking,
// …/url/startaccessingsecurityscopedresource(), …/data/init(contentsof:options:)
// Apple documents these declarations, on the pages above.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A moment.
public struct Date: Hashable, Comparable, Sendable {
  public init() {}
  public static var now: Date { Date() }
  public static func < (one: Date, other: Date) -> Bool { false }
}

public struct DateComponents: Hashable, Sendable {
  public init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil,
    month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil
  ) {}
  public var year: Int?
  public var month: Int?
  public var day: Int?
  public var hour: Int?
  public var minute: Int?
}

extension Calendar {
  public enum Component: Hashable, Sendable {
    case era, year, month, day, hour, minute, second
  }
  public static var current: Calendar { Calendar() }
  public func date(from components: DateComponents) -> Date? { nil }
  public func date(
    byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool = false
  ) -> Date? { nil }
  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    DateComponents()
  }
}

public struct UUID: Hashable, Sendable {
  public init() {}
}

public protocol NSLocking {
  func lock()
  func unlock()
}
extension NSLocking {
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

open class NSLock: NSLocking, @unchecked Sendable {
  public init() {}
  public func lock() {}
  public func unlock() {}
}

extension URL {
  public var lastPathComponent: String { "" }
  public func startAccessingSecurityScopedResource() -> Bool { false }
  public func stopAccessingSecurityScopedResource() {}
}

extension Data: RandomAccessCollection {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public init(contentsOf url: URL, options: ReadingOptions = []) throws { self.init() }
  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 { self.init() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 { 0 }
}
