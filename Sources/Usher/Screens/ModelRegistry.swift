/// What a host shows for each class of model.
@MainActor
package struct ModelRegistry<Look> {
  // An object, because a value would be copied with the help of its type's description.
  @MainActor private final class Entry {
    let model: AnyClass
    let includes: (AnyClass) -> Bool
    let look: @MainActor (AnyObject) -> Look?

    init(
      _ model: AnyClass, includes: @escaping (AnyClass) -> Bool,
      look: @escaping @MainActor (AnyObject) -> Look?
    ) {
      (self.model, self.includes, self.look) = (model, includes, look)
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Creates an empty registry.
  package init() {}

  /// Registers what is shown for objects of the class `model` and of its subclasses; replaces an earlier registration
  /// of the class.
  package mutating func register<Model: AnyObject>(
    _ model: Model.Type, look: @escaping @MainActor (Model) -> Look
  ) {
    entries[ObjectIdentifier(model)] = Entry(
      model, includes: { $0 is Model.Type }, look: { ($0 as? Model).map(look) })
  }

  /// Returns what is shown for an object, by its own class or else by the nearest registered superclass; `nil` if none
  /// is registered.
  ///
  /// A registration for `AnyObject`, or for a protocol, counts only if no class fits.
  ///
  /// - Complexity: O(1) if its own class is registered, otherwise O(*n*) in the number of registrations.
  package func look(for object: AnyObject) -> Look? {
    let model: AnyClass = type(of: object)
    if let entry = entries[ObjectIdentifier(model)] { return entry.look(object) }
    var nearest: Entry?
    for entry in entries.values where entry.includes(model) {
      if nearest?.includes(entry.model) ?? true { nearest = entry }
    }
    if let nearest { return nearest.look(object) }
    for entry in entries.values {
      if let look = entry.look(object) { return look }
    }
    return nil
  }
}
