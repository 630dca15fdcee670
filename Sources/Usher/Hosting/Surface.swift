/// What one container of a host shows: a navigation controller, a tab bar, or a box with one child.
///
/// A surface is led by the container that has it for its own; containers inside a stack's surface that
/// are stacks or switchers themselves continue it. `desired` follows the tree at once, `shown` is what
/// the host was last seen to hold.
@MainActor
public final class Surface {
  /// What kind of container a surface is.
  public enum Kind: String, Sendable {
    /// Items on top of each other, of which the last one is seen.
    case stack
    /// Items beside each other, of which the selected one is seen.
    case tabs
    /// One child at a time.
    case box

    /// Whether its items lie on each other; flows inside may show theirs among them.
    package var isLayered: Bool { self == .stack }
    /// Whether one of its items is selected.
    package var selects: Bool { self == .tabs }
  }

  /// The identity of the entry whose flow leads the surface.
  public let id: EntryID
  /// What kind of container it is.
  public let kind: Kind
  /// The entry whose flow leads the surface.
  public private(set) weak var entry: Entry?
  /// The innermost modal that the surface is in, if it is in one.
  let modal: EntryID?
  /// What the host shows the surface in, if it keeps that here; the tree only holds it.
  public var hosted: AnyObject?
  package private(set) var desired: [Entry] = []
  private(set) var desiredSelection = 0
  var shown: [Entry] = []
  package internal(set) var shownSelection = 0
  /// Whether the flow that leads it is in the tree.
  public private(set) var isOpen = true

  /// Below this position `desired` and `shown` agree.
  var agreed = 0
  /// Whether the reconciler has it on its list.
  var isListed = false
  /// Whether the driver was never asked to fill it.
  var isNew = true
  /// Whether it was filled for the first time and nothing else has happened to it since.
  var wasFilledUnseen = false
  /// The container that it is for, as long as that is in the tree.
  private(set) var leader: Container?
  private var reconciler: Reconciler?

  init(leader: Container, entry: Entry, reconciler: Reconciler) {
    id = entry.id
    self.leader = leader
    self.entry = entry
    modal = entry.presentation != nil ? entry.id : entry.home?.surface?.modal
    self.reconciler = reconciler
    kind = leader.traits.surface
  }

  /// Takes over what the leading container starts with.
  func start(with container: Container) {
    desired = kind.isLayered ? Array(items(of: container.entries[...])) : container.entries
    desiredSelection = container.selection
    changed(from: 0)
  }

  /// Takes the items of entries away that are about to leave `container`.
  ///
  /// - Complexity: O(*k*) in the items on top of and among those removed.
  func willRemove(_ entries: [Entry], from container: Container) {
    guard kind.isLayered else {
      desired.removeAll { item in entries.contains { $0 === item } }
      return changed(from: 0)
    }
    let leaving = items(of: entries[...])
    guard let first = leaving.first, let lower = desired.lastIndex(of: first) else { return }
    desired.replace(lower..<lower + leaving.count, with: [])
    changed(from: lower)
  }

  /// Adds the items of entries that came into `container`.
  func didInsert(_ range: Range<Int>, of container: Container) {
    guard kind.isLayered else {
      desired = container.entries
      desiredSelection = min(container.selection, max(desired.count - 1, 0))
      return changed(from: 0)
    }
    let arriving = items(of: container.entries[range])
    guard !arriving.isEmpty else { return }
    let lower = position(before: range.lowerBound, of: container)
    desired.replace(lower..<lower, with: arriving)
    changed(from: lower)
  }

  func select(_ position: Int) {
    desiredSelection = position
    changed(from: desired.count)
  }

  /// Called when the leading flow ended: nothing of it is desired any more.
  func close() {
    isOpen = false
    desired = []
    changed(from: 0)
    leader = nil
    reconciler = nil
  }

  /// Takes over that the host holds nothing of it any more.
  func forgetShown() {
    // What has ended may be let go of by that, and call verbs: it goes when the list is whole again.
    let former = shown
    shown = []
    shownSelection = 0
    agreed = 0
    isNew = true
    wasFilledUnseen = false
    release(former)
  }

  private func changed(from position: Int) {
    agreed = min(agreed, position)
    reconciler?.list(self)
  }

  /// What a surface that is a stack shows for `entries`, nested flows that continue it included.
  private func items(of entries: ArraySlice<Entry>) -> ArraySlice<Entry> {
    // Most are one screen, or a flow that shows one.
    var entries = entries
    while entries.count <= 1 {
      guard let entry = entries.first, let inner = entry.flow?.container, inner.surface === self
      else { return entries }
      entries = inner.entries[...]
    }
    var items: [Entry] = []
    var open = Array(entries.reversed())
    while let entry = open.popLast() {
      if let inner = entry.flow?.container, inner.surface === self {
        open.append(contentsOf: inner.entries.reversed())
      } else {
        items.append(entry)
      }
    }
    return items[...]
  }

  private func lastItem(of entry: Entry) -> Entry? {
    var last = entry
    while let inner = last.flow?.container, inner.surface === self {
      guard let next = inner.entries.last else { return items(of: [entry]).last }
      last = next
    }
    return last
  }

  /// Where items go that come into `container` at `index`: after the last item that is below them.
  private func position(before index: Int, of container: Container) -> Int {
    var (container, index) = (container, index)
    while true {
      while index > 0 {
        index -= 1
        if let last = lastItem(of: container.entries[index]) {
          return (desired.lastIndex(of: last) ?? desired.count - 1) + 1
        }
      }
      guard container !== leader, let entry = container.flow?.entry, let home = entry.home else {
        return 0
      }
      // The entry is not in its container yet while the container fills it.
      index = home.index(of: entry) ?? home.entries.count
      container = home
    }
  }
}
