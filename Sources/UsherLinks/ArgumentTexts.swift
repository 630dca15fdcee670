/// The texts of a link's arguments, one argument after the other.
///
/// This is a class, because the Swift 6.3 compiler cannot compile a captured local variable in a
/// parameter pack expansion.
final class ArgumentTexts {
  private(set) var all: [[String]]
  private var position = 0

  init(_ all: [[String]] = []) {
    self.all = all
  }

  /// Reads the next argument.
  func next<Value: LinkArgument>(_ type: Value.Type) throws(UnreadableArgument) -> Value {
    let position = position
    self.position += 1
    guard all.indices.contains(position), let value = Value(linkTexts: all[position]) else {
      throw UnreadableArgument(position: position)
    }
    return value
  }

  /// Writes the next argument.
  func append<Value: LinkArgument>(_ value: Value) {
    all.append(value.linkTexts)
  }

  /// Writes the next argument, if its value is of this type.
  func append<Value: LinkArgument>(_ values: [Any], as type: Value.Type) -> Bool {
    let value = values[all.count]
    guard Swift.type(of: value) == type else { return false }
    // Forced, because the types are known to be equal, and an optional cast costs more than the
    // rest.
    append(value as! Value)
    return true
  }
}
