/// How much one app keeps and takes.
public struct WebLimits: Sendable, Hashable {
  /// How many pages are kept, each with its tree; the least recently used one goes.
  public var pages = 5_000
  /// How many pages are kept for one visitor.
  public var pagesPerVisitor = 50
  /// How long an unused page is kept.
  public var idleTime = Duration.seconds(4 * 60 * 60)
  /// How large a posted form can be, not counting its files.
  public var bodyBytes = 256 * 1024
  /// How large one text in a posted form can be: a tree keeps what its fields take.
  ///
  /// More than the host's own fields let a visitor type; raise it for a `textarea` of your own.
  public var fieldBytes = 16 * 1024
  /// How large a posted form can be with its files.
  ///
  /// ``FileField`` sends files; an app without one has no use for a larger number.
  public var uploadBytes = 256 * 1024

  /// The usual limits.
  public init() {}
}
