/// What an outline shows below an element.
public nonisolated struct OutlineSubgroupChildren: View {
  internal let content: AnyView
  @MainActor public var body: some View { content }
}
/// Elements with elements below them, which are disclosed.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  private let roots: [Data.Element]
  private let id: (Data.Element) -> ID
  private let row: (Data.Element) -> AnyView
}
extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  @MainActor @preconcurrency public var body: some View {
    ForEach<[Data.Element], ID, AnyView>(data: roots, content: row, id: id)
  }
}
extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  private nonisolated init(
    roots: [Data.Element], id: @escaping (Data.Element) -> ID,
    children: KeyPath<Data.Element, Data?>, content: @escaping (Data.Element) -> Leaf
  ) {
    self.roots = roots
    self.id = id
    row = { element in
      guard let below = element[keyPath: children] else { return AnyView(content(element)) }
      return AnyView(
        DisclosureGroup {
          OutlineSubgroupChildren(
            content: AnyView(
              OutlineGroup(roots: Array(below), id: id, children: children, content: content)))
        } label: {
          content(element)
        })
    }
  }
  /// An outline of several elements.
  public nonisolated init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: Array(data), id: { $0[keyPath: id] }, children: children, content: content)
  }
  /// An outline of one element, which is disclosed as those below it are.
  public nonisolated init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: [root], id: { $0[keyPath: id] }, children: children, content: content)
  }
  /// An outline of several elements.
  public nonisolated init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: Array(data), id: { $0.id }, children: children, content: content)
  }
  /// An outline of one element, which is disclosed as those below it are.
  public nonisolated init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: [root], id: { $0.id }, children: children, content: content)
  }
}
