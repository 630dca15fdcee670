/// A place for a value that is being encoded.
final class EncodingSlot {
  private enum Content {
    case nothing
    case value(StoredValue)
    case array([Item])
    case dictionary([String: Item])
  }

  /// A finished value, or one in the making.
  enum Item {
    case value(StoredValue)
    case slot(EncodingSlot)

    var value: StoredValue {
      switch self {
      case .value(let value): value
      case .slot(let slot): slot.value
      }
    }
  }

  private var content = Content.nothing

  /// The value; an empty dictionary if nothing was encoded.
  ///
  /// - Complexity: O(*n*) in the number of its direct elements.
  var value: StoredValue {
    switch content {
    case .nothing: .dictionary([:])
    case .value(let value): value
    case .array(let items): .array(items.map(\.value))
    case .dictionary(let items): .dictionary(items.mapValues(\.value))
    }
  }

  /// Stores a single value.
  ///
  /// - Returns: `true` if the slot was empty.
  func put(_ value: StoredValue) -> Bool {
    guard case .nothing = content else { return false }
    content = .value(value)
    return true
  }

  /// Makes it an array, if it is not one.
  func becomeArray() -> Bool {
    switch content {
    case .nothing: content = .array([])
    case .array: break
    case .value, .dictionary: return false
    }
    return true
  }

  /// Makes it a dictionary, if it is not one.
  func becomeDictionary() -> Bool {
    switch content {
    case .nothing: content = .dictionary([:])
    case .dictionary: break
    case .value, .array: return false
    }
    return true
  }

  var count: Int {
    if case .array(let items) = content { items.count } else { 0 }
  }

  func append(_ item: Item) {
    guard case .array(var items) = content else { return }
    content = .nothing
    items.append(item)
    content = .array(items)
  }

  func set(_ item: Item, for name: String) {
    guard case .dictionary(var items) = content else { return }
    content = .nothing
    items[name] = item
    content = .dictionary(items)
  }

  /// Returns the existing slot of a name, for code that requests the same nested container twice.
  func slot(for name: String) -> EncodingSlot? {
    guard case .dictionary(let items) = content, case .slot(let slot)? = items[name] else {
      return nil
    }
    return slot
  }
}
