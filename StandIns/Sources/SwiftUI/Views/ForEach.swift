/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  internal let id: (Data.Element) -> ID
  internal var onDelete: ((IndexSet) -> Void)?
  internal var onMove: ((IndexSet, Int) -> Void)?
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}
extension ForEach: _PrimitiveView where Content: View {
  @MainActor public func _build(_ builder: _Builder) {
    var seen: Set<AnyHashable> = []
    let rows = RowActions(onDelete: onDelete, onMove: onMove)
    for (offset, element) in data.enumerated() {
      let key = AnyHashable(id(element))
      if !seen.insert(key).inserted {
        Console.shared.log(
          "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(key) occurs multiple times "
            + "within the collection, this will give undefined results!")
        builder.add(Row(content: content(element)), at: .id(Repeated(key: key, offset: offset)))
        continue
      }
      builder.add(Row(content: content(element), offset: offset, actions: rows), at: .id(key))
    }
  }
}
private struct Repeated: Hashable {
  let key: AnyHashable
  let offset: Int
}

/// One element's view, which a person can find as a row.
internal nonisolated struct Row<Content: View>: _PrimitiveView {
  let content: Content
  var offset = 0
  var actions: RowActions?
  @MainActor func _build(_ builder: _Builder) {
    let selection = builder.read(\._listSelection)
    let node = builder.node
    let isCell = builder.read(\._isInList)
    if isCell { builder.environment._isInList = false }
    node.payload = RowPayload(
      offset: offset, actions: actions, selection: selection, isCell: isCell)
    if case .id(let id) = node.key, let menu = builder.read(\._selectionMenu)?.make(id) {
      builder.environment._selectionMenu = nil
      return builder.add(content.contextMenu { menu }, at: .content)
    }
    builder.add(content, at: .content)
  }
}
internal struct RowActions {
  let onDelete: ((IndexSet) -> Void)?
  let onMove: ((IndexSet, Int) -> Void)?
}
@MainActor internal struct RowPayload: ElementTransform {
  let offset: Int
  let actions: RowActions?
  let selection: ListSelection?
  let isCell: Bool

  /// A tap selects a row of a list with a selection, unless the tapped view does something else.
  func transform(_ elements: [_Element], _ node: Node) -> [_Element] {
    let inside = elements.map { element in
      var element = element
      let tag = element.node.tagAbove(node)
      if let selection, case .id(let id) = node.key {
        if element.onTap == nil { element.onTap = { selection.select(tag ?? id) } }
        element.isSelected = element.isSelected || selection.holds(tag ?? id)
      }
      if let onDelete = actions?.onDelete {
        let offset = offset
        element.hidden.append(
          HiddenAction(kind: .swipe, title: "Delete") { onDelete(IndexSet(integer: offset)) })
      }
      return element
    }
    guard isCell, !inside.isEmpty else { return inside }
    var cell = _Element(
      role: .row, label: "", isEnabled: node.environment.isEnabled,
      isSelected: inside.contains(where: \.isSelected), node: node)
    cell.children = inside
    return [cell]
  }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}
extension ForEach where Content: View {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }

  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let values = data.wrappedValue
    self.init(
      data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) },
      content: { content(data[$0.0]) }, id: { $0.1 })
  }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

/// Views whose rows can be deleted and moved.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}
extension ForEach: DynamicViewContent where Content: View {}
extension ForEach where Content: View {
  /// Lets rows be deleted.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.onDelete = action
    return copy
  }
  /// Lets rows be moved.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var copy = self
    copy.onMove = action
    return copy
  }
}
/// What the user may do with the elements of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}
extension EditActions where Data: RangeReplaceableCollection {
  public static var delete: EditActions { EditActions(rawValue: 1) }
}
extension EditActions where Data: MutableCollection {
  public static var move: EditActions { EditActions(rawValue: 2) }
}
extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  public static var all: EditActions { [.delete, .move] }
}
extension ForEach where Content: View {
  public nonisolated init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
  >(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C.Element: Identifiable, C.Index == Int
  {
    self.init(data, id: \.id, content: content)
    if editActions.contains(.delete) { onDelete = { data.wrappedValue.remove(atOffsets: $0) } }
    if editActions.contains(.move) {
      onMove = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
extension ForEach where Content: View {
  public nonisolated init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index == Int {
    self.init(data, id: id, content: content)
    if editActions.contains(.delete) { onDelete = { data.wrappedValue.remove(atOffsets: $0) } }
    if editActions.contains(.move) {
      onMove = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
extension DynamicViewContent {
  /// Takes what is dropped between rows, which is nothing here.
  public nonisolated func onInsert(
    of supportedContentTypes: [String], perform action: @escaping (Int, [Any]) -> Void
  ) -> some DynamicViewContent { self }
}
