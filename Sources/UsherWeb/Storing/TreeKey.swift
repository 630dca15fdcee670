/// The key of a stored tree, unique among all apps and visitors of the host.
///
/// ``visitor`` and ``tree`` are SHA-256 digests of secrets of the browser. A reader of the store
/// therefore can neither open a tree nor pose as a visitor.
public struct TreeKey: Hashable, Sendable, Codable {
  /// The path of the app, as in ``WebApp/path``.
  public let app: String
  /// The ``WebVisitor/id`` of the visitor who owns the tree.
  public let visitor: String
  /// The name of the tree, unique for its visitor: 64 hexadecimal digits.
  public let tree: String

  /// Creates a key that a store has kept.
  ///
  /// - Parameters:
  ///   - app: The path of the app.
  ///   - visitor: The digest of the visitor.
  ///   - tree: The digest of the tree.
  public init(app: String, visitor: String, tree: String) {
    self.app = app
    self.visitor = visitor
    self.tree = tree
  }

  init(app: String, visitor: Secret, tree: Secret) {
    self.app = app
    self.visitor = WebVisitor(visitor).id
    self.tree = tree.digest(for: "tree")
  }
}

extension Secret {
  /// The token of the forms of a tree.
  ///
  /// It derives from the visitor and the tree, so that the store need not contain it.
  init(ofFormsIn tree: Secret, of visitor: Secret) {
    let digits = SHA256.digits(of: "usher forms\n\(visitor)\n\(tree)").prefix(32)
    // 32 digits always form a secret.
    self = Secret(digits) ?? Secret()
  }

  func digest(for use: String) -> String {
    SHA256.digits(of: "usher \(use)\n\(description)")
  }
}
