import Testing

/// The way of the articles, by hand, and the same steps with Usher.
///
/// All on the one stand-in that a
/// process has, one after the other. What goes wrong by hand is asserted as a fact.
@MainActor
@Suite("The articles' way, by hand", .serialized, .timeLimit(.minutes(1)))
struct ArticleTests {}
