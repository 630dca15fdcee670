import Testing

/// The articles' way, by hand, and the same steps with Usher.
///
/// All tests use the one stand-in of the process, one after the other. The failures of the code by
/// hand are asserted as facts.
@MainActor
@Suite("The articles' way, by hand", .serialized, .timeLimit(.minutes(1)))
struct ArticleTests {}
