/// Rows, of which some may be selected.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  private let content: Content
  private let selection: Selection?

  internal enum Selection {
    case one(Binding<SelectionValue?>)
    case certainlyOne(Binding<SelectionValue>)
    case several(Binding<Set<SelectionValue>>)

    init?(_ binding: Binding<SelectionValue?>?) {
      guard let binding else { return nil }
      self = .one(binding)
    }
    init?(_ binding: Binding<Set<SelectionValue>>?) {
      guard let binding else { return nil }
      self = .several(binding)
    }
    func select(_ tag: AnyHashable) {
      guard let value = tag.base as? SelectionValue else { return }
      switch self {
      case .one(let binding): binding.wrappedValue = value
      case .certainlyOne(let binding): binding.wrappedValue = value
      case .several(let binding): binding.wrappedValue.formSymmetricDifference([value])
      }
    }
    var isEmpty: Bool {
      switch self {
      case .one(let binding): binding.wrappedValue == nil
      case .certainlyOne: false
      case .several(let binding): binding.wrappedValue.isEmpty
      }
    }
    func clear() {
      switch self {
      case .one(let binding): binding.wrappedValue = nil
      case .certainlyOne: break
      case .several(let binding): binding.wrappedValue = []
      }
    }
    func holds(_ tag: AnyHashable) -> Bool {
      guard let value = tag.base as? SelectionValue else { return false }
      return switch self {
      case .one(let binding): binding.wrappedValue == value
      case .certainlyOne(let binding): binding.wrappedValue == value
      case .several(let binding): binding.wrappedValue.contains(value)
      }
    }
  }
  internal init(_ content: Content, _ selection: Selection?) {
    self.content = content
    self.selection = selection
  }
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content(), Selection(selection))
  }
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content(), Selection(selection))
  }
  @MainActor public func _build(_ builder: _Builder) {
    let split = builder.read(\._split)
    if let selection, let split {
      split.container?.listDidChange(
        in: split.column, hasSelection: !selection.isEmpty, clear: { selection.clear() })
    }
    builder.environment[ListKey.self] = selection.map { selection in
      ListSelection(
        select: {
          selection.select($0)
          split?.container?.didSelect(in: split?.column ?? .sidebar)
        }, holds: { selection.holds($0) })
    }
    builder.environment._isInList = true
    builder.add(content, at: .content)
  }
}

/// How rows of the list around them are selected.
@MainActor internal final class ListSelection {
  let select: (AnyHashable) -> Void
  let holds: (AnyHashable) -> Bool
  init(select: @escaping (AnyHashable) -> Void, holds: @escaping (AnyHashable) -> Bool) {
    self.select = select
    self.holds = holds
  }
}
private struct ListKey: EnvironmentKey {
  static var defaultValue: ListSelection? { nil }
}
extension EnvironmentValues {
  internal var _listSelection: ListSelection? { self[ListKey.self] }
  /// Whether the next rows inside are those of a list.
  internal var _isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}

private enum IsInListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension List where SelectionValue == Never {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), nil)
  }
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), nil)
  }
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), nil)
  }
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  { self.init(ForEach(data, content: rowContent), nil) }
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(OutlineGroup(data, children: children, content: rowContent), nil)
  }
}
extension List {
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), Selection(selection))
  }
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), Selection(selection))
  }
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), Selection(selection))
  }
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  { self.init(ForEach(data, content: rowContent), Selection(selection)) }
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(OutlineGroup(data, children: children, content: rowContent), Selection(selection))
  }
}
extension List {
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), Selection(selection))
  }
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), Selection(selection))
  }
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), Selection(selection))
  }
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  { self.init(ForEach(data, content: rowContent), Selection(selection)) }
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(OutlineGroup(data, children: children, content: rowContent), Selection(selection))
  }
}
extension List where SelectionValue == Never {
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  { self.init(ForEach(data, id: id, content: rowContent), nil) }
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index == Int
  { self.init(ForEach(data, editActions: editActions, content: rowContent), nil) }
}
extension List {
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index == Int
  { self.init(ForEach(data, editActions: editActions, content: rowContent), Selection(selection)) }
}
