/// The limits of an app's memory, and of what browsers may send.
///
/// A page is one tree in memory, for one browser tab. A page that ends here leaves memory; a
/// ``TreeStore`` keeps its tree.
public struct WebLimits: Sendable, Hashable {
  /// The largest number of pages in memory.
  ///
  /// Over the limit, a page without a listening browser ends first: one on which the visitor did
  /// nothing before the others, and among equals the one that was used longest ago.
  public var pages = 5_000
  /// The largest number of pages in memory for one visitor, of whose pages one ends over the limit.
  public var pagesPerVisitor = 50
  /// The time after which a page ends if no browser has used it or listened to it.
  public var idleTime = Duration.seconds(4 * 60 * 60)
  /// The time after which a page leaves memory if a ``TreeStore`` has its whole tree, and no browser has used it
  /// or listened to it.
  ///
  /// The next request restores it, as after a restart: what a screen has typed or counted is kept if it is
  /// `StateSaving`. A page stays until ``idleTime`` while a task of a coordinator runs, a question is open, a
  /// caller awaits a flow, a part has no stored form, or a screen asks before it is left and does not save its state.
  public var storedIdleTime = Duration.seconds(5 * 60)
  /// The size in bytes of the largest posted form, without its files.
  public var bodyBytes = 256 * 1024
  /// The size in bytes of the largest text of one field, in UTF-8.
  ///
  /// The host's own fields accept at most 4,000 characters; raise the limit for a `textarea` of your
  /// own. A larger text is refused with its whole form, because a tree would keep it.
  public var fieldBytes = 16 * 1024
  /// The size in bytes of the largest posted form with its files; at least ``bodyBytes`` counts.
  ///
  /// Raise it for an app with a ``FileField``.
  public var uploadBytes = 256 * 1024

  /// Creates limits with the default values.
  public init() {}
}
