/// Limits of an app's memory and input.
public struct WebLimits: Sendable, Hashable {
  /// The number of pages in memory, each with its tree; over the limit the least recently used one
  /// ends.
  public var pages = 5_000
  /// The number of pages in memory for one visitor.
  public var pagesPerVisitor = 50
  /// The time after which an unused page ends.
  public var idleTime = Duration.seconds(4 * 60 * 60)
  /// The largest posted form in bytes, without its files.
  public var bodyBytes = 256 * 1024
  /// The largest text of one field in bytes, because a tree keeps the text.
  ///
  /// The host's own fields allow less; raise it for a `textarea` of your own.
  public var fieldBytes = 16 * 1024
  /// The largest posted form in bytes, including its files.
  ///
  /// ``FileField`` sends files; an app without one needs no larger number.
  public var uploadBytes = 256 * 1024

  /// Creates the default limits.
  public init() {}
}
