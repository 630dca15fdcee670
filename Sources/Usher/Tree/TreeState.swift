/// What a tree is at the moment: its entries, its modals, and the numbers given so far.
///
/// It is only looked at and changed; it calls nobody.
@MainActor
package final class TreeState {
  package let configuration: TreeConfiguration
  /// The entry of the root flow.
  package let root = Entry(id: EntryID(1), route: nil)
  /// Every modal in the tree, first presented first, whether it is shown at the moment or not.
  package internal(set) var modals: [Entry] = []
  /// Whether the root flow may be left by going back, as one that was started by other code may.
  package var rootMayLeave = false
  /// Whether other code presents the root flow as a modal.
  var rootIsPresented = false
  /// What modules above the core keep with this tree.
  package var extensions = TreeExtensions()
  /// Changes whenever places or modals do.
  var shape: UInt64 = 0

  private(set) var lastEntry: UInt64
  private var lastRequest: UInt64 = 0

  /// - Parameter firstEntry: The number before that of the first entry below the root.
  init(_ configuration: TreeConfiguration, firstEntry: UInt64) {
    self.configuration = configuration
    lastEntry = max(firstEntry, 1)
  }

  func nextEntryID() -> EntryID {
    lastEntry += 1
    return EntryID(lastEntry)
  }

  func nextRequestID() -> IntentID {
    lastRequest += 1
    return IntentID(lastRequest)
  }

  /// The identity of the request that comes next.
  var comingRequest: IntentID { IntentID(lastRequest + 1) }

  /// Entries and everything in them, in the order in which they would be made: ending is the reverse.
  ///
  /// - Complexity: O(*n*) in the number of entries; no recursion, however deep they nest.
  static func subtrees(of entries: [Entry]) -> [Entry] {
    // Most are one screen with nothing in it or on it.
    if entries.count == 1, entries[0].isLeaf { return entries }
    var open: [Entry] = []
    var all: [Entry] = []
    open.pushReversed(entries)
    while let entry = open.popLast() {
      all.append(entry)
      if let modal = entry.modal { open.append(modal) }
      if let flow = entry.flow { open.pushReversed(flow.container.entries) }
    }
    return all
  }

  /// Whether a flow is there whose ending was delivered, and that was kept because nothing took its
  /// place: restored it begins again, and can end once more.
  ///
  /// - Complexity: O(*n*) in the entries.
  package var keepsConcludedFlows: Bool {
    Self.subtrees(of: [root]).contains { $0.flow?.isConcluded == true }
  }
}

extension Entry {
  /// Whether nothing is in it or presented from it.
  fileprivate var isLeaf: Bool { modal == nil && flow == nil }
}

@MainActor
extension [Entry] {
  /// Those that are in the tree.
  var live: [Entry] { allSatisfy(\.isLive) ? self : filter(\.isLive) }

  /// Puts entries on a pile so that the first of them is taken first.
  fileprivate mutating func pushReversed(_ entries: [Entry]) {
    for entry in entries.reversed() { append(entry) }
  }
}
