/// The key of a stored tree.
///
/// The names are digests (SHA-256) of the browser's secrets: a reader of the store can neither open
/// a tree with them nor pose as a visitor.
public struct TreeKey: Hashable, Sendable, Codable {
  /// The path of the app.
  public let app: String
  /// The visitor who owns the tree, the same for all their trees.
  public let visitor: String
  /// The tree.
  public let tree: String

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
