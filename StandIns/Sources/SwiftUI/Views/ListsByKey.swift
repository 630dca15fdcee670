// The lists of Apple's page whose rows are identified by a key path, and those that can be edited.
extension List where SelectionValue == Never {
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  { self.init(OutlineGroup(data, id: id, children: children, content: rowContent), nil) }
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index == Int
  { self.init(ForEach(data, id: id, editActions: editActions, content: rowContent), nil) }
}
extension List {
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  { self.init(ForEach(data, id: id, content: rowContent), Selection(selection)) }
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      OutlineGroup(data, id: id, children: children, content: rowContent), Selection(selection))
  }
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index == Int
  {
    self.init(
      ForEach(data, id: id, editActions: editActions, content: rowContent), Selection(selection))
  }
}
extension List {
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  { self.init(ForEach(data, id: id, content: rowContent), Selection(selection)) }
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      OutlineGroup(data, id: id, children: children, content: rowContent), Selection(selection))
  }
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index == Int
  {
    self.init(
      ForEach(data, id: id, editActions: editActions, content: rowContent), Selection(selection))
  }
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index == Int
  { self.init(ForEach(data, editActions: editActions, content: rowContent), Selection(selection)) }
}
