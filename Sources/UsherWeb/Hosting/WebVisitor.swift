/// A visitor of an app: one browser, known by its cookie.
///
/// ```swift
/// let app = WebApp("Notes", path: "/notes", views: views) { visitor in
///   NotesFlow(store.notes(of: visitor.id))
/// }
/// ```
///
/// An app stores a visitor's data under the ``id``. A browser that loses its cookie is another
/// visitor: longer-lived data need an account with a log in.
public struct WebVisitor: Hashable, Sendable {
  /// The same in all of the browser's tabs, after a restart of the server, and in every app of the
  /// host.
  ///
  /// A digest (SHA-256) in hexadecimal digits, from which the cookie cannot be computed.
  public let id: String

  init(_ secret: Secret) {
    id = secret.digest(for: "visitor")
  }
}
