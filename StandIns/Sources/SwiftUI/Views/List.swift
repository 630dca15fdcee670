/// Rows, of which some may be selected.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  private let content: Content
  private let selection: Selection?

  fileprivate enum Selection {
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
      case .several(let binding): binding.wrappedValue.insert(value)
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
  fileprivate init(_ content: Content, _ selection: Selection?) {
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
      split.container.listDidChange(
        in: split.column, hasSelection: !selection.isEmpty, clear: { selection.clear() })
    }
    builder.environment[ListKey.self] = selection.map { selection in
      ListSelection(
        select: {
          selection.select($0)
          split?.container.didSelect(in: split?.column ?? .sidebar)
        }, holds: { selection.holds($0) })
    }
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
}

extension List where SelectionValue == Never {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }
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

/// One of several values.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  _PrimitiveView
{
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }
  @MainActor public func _build(_ builder: _Builder) {
    let selection = selection
    let now = AnyHashable(selection.wrappedValue)
    builder.node.payload = PickerPayload(value: now) { tag in
      if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
    }
    builder.add(label, at: .label)
    builder.add(content, at: .content)
  }
}
extension Picker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}
/// Makes the views of a picker choices: those that have a tag can be tapped.
@MainActor private struct PickerPayload: ElementTransform {
  let value: AnyHashable
  let choose: (AnyHashable) -> Void
  func transform(_ elements: [_Element], _ node: Node) -> [_Element] {
    elements.map { element in
      guard let tag = element.node.tagAbove(node) else { return element }
      var element = element
      element.isSelected = tag == value
      element.onTap = { choose(tag) }
      return element
    }
  }
}
extension Node {
  /// The tag of the view that this node is in, below a container; a `ForEach` gives its ids.
  internal func tagAbove(_ container: Node) -> AnyHashable? {
    var one: Node? = self
    var id: AnyHashable?
    while let here = one, here !== container {
      if let payload = here.payload as? TagPayload { return payload.tag }
      if id == nil, here.payload is RowPayload, case .id(let found) = here.key { id = found }
      one = here.parent
    }
    return id
  }
}

/// Opens a link.
public nonisolated struct Link<Label: View>: _PrimitiveView {
  private let url: URL
  private let label: Label
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    url = destination
    self.label = label()
  }
  @MainActor public func _build(_ builder: _Builder) {
    let open = builder.read(\.openURL)
    let url = url
    builder.node.element = ElementContent(role: .link, isNamedByContent: true, tap: { open(url) })
    builder.add(label, at: .label)
  }
}
extension Link where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

/// Choices behind a button; a person finds them beside it.
public nonisolated struct Menu<Label: View, Content: View>: _PrimitiveView {
  private let label: Label
  private let content: Content
  private let action: (() -> Void)?
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    action = nil
  }
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    action = primaryAction
  }
  @MainActor public func _build(_ builder: _Builder) {
    builder.add(MenuButton(label: label, action: action), at: .label)
    builder.add(content, at: .content)
  }
}
private nonisolated struct MenuButton<Label: View>: _PrimitiveView {
  let label: Label
  let action: (() -> Void)?
  @MainActor func _build(_ builder: _Builder) {
    builder.node.element = ElementContent(role: .menu, isNamedByContent: true, tap: action)
    builder.add(label, at: .label)
  }
}
extension Menu where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

/// A value between two others.
public nonisolated struct Slider<Label: View>: _PrimitiveView {
  private let value: Double
  private let move: (Double) -> Void
  private let label: Label
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.value = Double(value.wrappedValue)
    move = { value.wrappedValue = min(max(V($0), bounds.lowerBound), bounds.upperBound) }
    self.label = label()
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label)
  }
  @MainActor public func _build(_ builder: _Builder) {
    builder.node.element = ElementContent(
      role: .slider, value: "\(value)", isNamedByContent: true,
      type: { if let value = Double($0) { move(value) } })
    builder.add(label, at: .label)
  }
}
extension Slider where Label == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1
  ) {
    self.init(value: value, in: bounds) { EmptyView() }
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride
  ) where V.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds) { EmptyView() } }
}
/// Says that there is nothing to show.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
  @MainActor public var body: some View {
    label
    description
    actions
  }
}
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}
/// A name and a value.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
  @MainActor public var body: some View {
    label
    content
  }
}
extension LabeledContent where Label == Text, Content == Text {
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
  @_disfavoredOverload public nonisolated init<S1: StringProtocol, S2: StringProtocol>(
    _ title: S1, value: S2
  ) { self.init(content: { Text(value) }, label: { Text(title) }) }
}
