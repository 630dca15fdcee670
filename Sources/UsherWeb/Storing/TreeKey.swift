/// What a stored tree is found by.
///
/// The names are digests (SHA-256) of those that the visitor's browser proves itself with: whoever reads
/// a store can neither open a tree with them nor pretend to be a visitor.
public struct TreeKey: Hashable, Sendable, Codable {
  /// The path of the app.
  public let app: String
  /// The visitor whose tree it is, the same for all their trees.
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
  /// What the forms of a tree prove themselves with: it follows from who asks for which tree, so that
  /// the store need not keep it.
  init(ofFormsIn tree: Secret, of visitor: Secret) {
    let digits = SHA256.digits(of: "usher forms\n\(visitor)\n\(tree)").prefix(32)
    // 32 digits are always one.
    self = Secret(digits) ?? Secret()
  }

  func digest(for use: String) -> String {
    SHA256.digits(of: "usher \(use)\n\(description)")
  }
}
