/// The names of types: to describe one is slow, and events name the same few again and again.
@MainActor
enum TypeName {
  private static var known: [ObjectIdentifier: String] = [:]

  /// The name of `type`, described once in the life of the process.
  static func of(_ type: Any.Type) -> String {
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    known[ObjectIdentifier(type)] = name
    return name
  }
}
