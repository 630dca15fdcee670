/// Where an entry is in a tree: the way to it from the root, by positions.
///
/// As text `0.2.m.1#7`: the root's first place, in that the third, what is presented from there, in that
/// the second, and the identity of what is there. The root is the empty text. The positions mean something
/// as long as the tree has not changed; where parts of a recording are left out, the identity does.
package struct TreePath: Hashable, Sendable, Codable {
  enum Step: Hashable, Sendable {
    case place(Int)
    case modal
  }

  let steps: [Step]
  /// The identity of the entry at its end when it was recorded, if that is not the root.
  package let id: EntryID?

  /// No path is longer: a damaged one is not followed for ever.
  private static let longest = 10_000

  init(_ steps: [Step] = [], id: EntryID? = nil) {
    (self.steps, self.id) = (steps, id)
  }

  package init?(_ text: String) {
    guard !text.isEmpty else {
      self.init()
      return
    }
    var steps: [Step] = []
    let parts = text.split(separator: "#", omittingEmptySubsequences: false)
    guard let text = parts.first, parts.count <= 2 else { return nil }
    var id: EntryID?
    if parts.count == 2 {
      guard let number = UInt64(parts[1]) else { return nil }
      id = EntryID(number)
    }
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      if part == "m" {
        steps.append(.modal)
      } else if let position = Int(part), position >= 0, steps.count < Self.longest {
        steps.append(.place(position))
      } else {
        return nil
      }
    }
    self.init(steps, id: id)
  }

  /// The way to a live entry; `nil` if it is not in its tree.
  ///
  /// - Complexity: O(*n*) in the entries beside those on the way.
  @MainActor
  package init?(to entry: Entry) {
    var steps: [Step] = []
    var current = entry
    while true {
      guard current.isLive else { return nil }
      if let home = current.home {
        guard let position = home.index(of: current), let outer = home.flow?.entry else {
          return nil
        }
        steps.append(.place(position))
        current = outer
      } else if let presenter = current.presenter {
        guard presenter.modal === current else { return nil }
        steps.append(.modal)
        current = presenter
      } else {
        self.init(steps.reversed(), id: steps.isEmpty ? nil : entry.id)
        return
      }
    }
  }

  package var text: String {
    steps.map { step in
      switch step {
      case .place(let position): "\(position)"
      case .modal: "m"
      }
    }.joined(separator: ".") + (id.map { "\($0)" } ?? "")
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let path = TreePath(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text.prefix(40)) is not a way to an entry.")
    }
    self = path
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension TreeState {
  /// The entry at the end of a way; `nil` if there is none.
  ///
  /// - Complexity: O(*k*) in the steps.
  package func entry(at path: TreePath) -> Entry? {
    guard root.isLive else { return nil }
    var entry = root
    for step in path.steps {
      switch step {
      case .place(let position):
        guard let entries = entry.flow?.container.entries, entries.indices.contains(position) else {
          return nil
        }
        entry = entries[position]
      case .modal:
        guard let modal = entry.modal else { return nil }
        entry = modal
      }
    }
    return entry
  }

  /// The live entry with an identity.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  package func entry(with id: EntryID) -> Entry? {
    guard root.isLive else { return nil }
    var open = [root]
    while let entry = open.popLast() {
      if entry.id == id { return entry }
      if let modal = entry.modal { open.append(modal) }
      open += entry.flow?.container.entries ?? []
    }
    return nil
  }
}
