/// The type of a link's parameter, when only its texts are known.
struct LinkArgumentType {
  let name: String
  let count: LinkCount
  let id: ObjectIdentifier
  /// Whether a text can stand for a value of this type.
  let accepts: (String) -> Bool

  init<Argument: LinkArgument>(_ type: Argument.Type) {
    name = String(describing: type)
    count = Argument.linkCount
    id = ObjectIdentifier(type)
    accepts = { Argument(linkTexts: [$0]) != nil }
  }
}

/// Which argument of a link could not be read.
struct UnreadableArgument: Error {
  let position: Int
}
