/// A visitor of an app: one browser, known by its cookie.
///
/// ```swift
/// let app = WebApp("Notes", path: "/notes", views: views) { visitor in
///   NotesFlow(store.notes(of: visitor.id))
/// }
/// ```
///
/// An app can store a visitor's data under the ``id``. A browser that loses its cookie becomes a new
/// visitor, so data that must last needs an account with a log in.
public struct WebVisitor: Hashable, Sendable {
  /// The visitor's identifier: a SHA-256 digest of the cookie, in 64 hexadecimal digits.
  ///
  /// It is the same in all tabs of the browser, in every app of the host, and after a restart of the
  /// server. The cookie cannot be computed from it.
  public let id: String

  init(_ secret: Secret) {
    id = secret.digest(for: "visitor")
  }
}
