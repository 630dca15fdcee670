/// A visitor of an app: one browser, known by its cookie.
///
/// ```swift
/// let app = WebApp("Notes", path: "/notes", views: views) { visitor in
///   NotesFlow(store.notes(of: visitor.id))
/// }
/// ```
///
/// An app whose data belong to the visitor keeps them by ``id``. A browser that loses its
/// cookie is another visitor: what must outlive that belongs to an account with a log in.
public struct WebVisitor: Hashable, Sendable {
  /// The same for all of the browser's tabs, after a restart of the server, and in every app of the host.
  ///
  /// It is a digest (SHA-256) in hexadecimal digits: the cookie cannot be computed from it.
  public let id: String

  init(_ secret: Secret) {
    id = secret.digest(for: "visitor")
  }
}
