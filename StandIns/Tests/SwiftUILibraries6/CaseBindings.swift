import SwiftUI

// A library of the kind that drives navigation by an optional enum in an observable model, with bindings to its cases.

/// A way into a case of an enum and back.
public struct CaseWay<Root, Value>: Sendable {
  public let embed: @Sendable (Value) -> Root
  public let extract: @Sendable (Root) -> Value?
  public init(
    embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.embed = embed
    self.extract = extract
  }
}
/// An enum with ways into its cases.
public protocol CaseWayable {
  associatedtype Ways
  static var ways: Ways { get }
}
@dynamicMemberLookup
public struct CaseAccess<Root> {
  let root: Root
  public subscript<Value>(
    dynamicMember path: KeyPath<Root.Ways, CaseWay<Root, Value>>
  ) -> Value? where Root: CaseWayable { Root.ways[keyPath: path].extract(root) }
}
extension CaseWayable {
  public subscript<Value>(way path: KeyPath<Ways, CaseWay<Self, Value>>) -> Value? {
    get { Self.ways[keyPath: path].extract(self) }
    set {
      guard let newValue, Self.ways[keyPath: path].extract(self) != nil else { return }
      self = Self.ways[keyPath: path].embed(newValue)
    }
  }
  public func `is`<Value>(_ path: KeyPath<Ways, CaseWay<Self, Value>>) -> Bool {
    Self.ways[keyPath: path].extract(self) != nil
  }
}
extension Optional where Wrapped: CaseWayable {
  fileprivate subscript<Value>(path: KeyPath<Wrapped.Ways, CaseWay<Wrapped, Value>>) -> Value? {
    get { flatMap { Wrapped.ways[keyPath: path].extract($0) } }
    set {
      if let newValue {
        self = Wrapped.ways[keyPath: path].embed(newValue)
      } else if self?.is(path) == true {
        self = nil
      }
    }
  }
}
extension Binding {
  /// A binding to the value of a case, `nil` while the enum is something else.
  @MainActor
  public subscript<Enum: CaseWayable, Case>(
    dynamicMember path: KeyPath<Enum.Ways, CaseWay<Enum, Case>>
  ) -> Binding<Case?> where Value == Enum? { self[path] }

  /// A binding to whether there is a value.
  public func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    self._isPresent
  }
  /// Writes only what is different.
  public func removeDuplicates(
    by isSame: @escaping @Sendable (Value, Value) -> Bool
  ) -> Binding where Value: Sendable {
    Binding(
      get: { wrappedValue },
      set: { new, transaction in
        guard !isSame(wrappedValue, new) else { return }
        self.transaction(transaction).wrappedValue = new
      })
  }
  /// Calls after each write.
  public func didSet(
    _ perform: @escaping @MainActor @Sendable (Value) -> Void
  ) -> Binding where Value: Sendable {
    Binding(
      get: { wrappedValue },
      set: { new in
        wrappedValue = new
        MainActor.assumeIsolated { perform(new) }
      })
  }
}
extension Binding where Value: Equatable & Sendable {
  public func removeDuplicates() -> Binding { removeDuplicates { $0 == $1 } }
}
extension Binding {
  public init?(unwrapping base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self = base[default: Fallback(value)]
  }
}
/// A value that a key path can hold, which is the same as any other.
private struct Fallback<Value>: Hashable {
  let value: Value
  init(_ value: Value) { self.value = value }
  static func == (one: Self, other: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
extension Optional {
  fileprivate var _isPresent: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
  fileprivate subscript(default fallback: Fallback<Wrapped>) -> Wrapped {
    get { self ?? fallback.value }
    set { if self != nil { self = newValue } }
  }
}

// MARK: Presenting

private struct Identified<Value>: Identifiable {
  let value: Value
  let id: AnyHashable
}
extension View {
  /// A sheet for an optional value, whose content gets a binding to it.
  public func sheet<Value, ID: Hashable, Content: View>(
    unwrapping value: Binding<Value?>, id: KeyPath<Value, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) -> some View {
    sheet(
      item: Binding(
        get: {
          value.wrappedValue.map { Identified(value: $0, id: AnyHashable($0[keyPath: id])) }
        },
        set: { if $0 == nil { value.wrappedValue = nil } }),
      onDismiss: onDismiss
    ) { _ in
      Binding(unwrapping: value).map(content)
    }
  }
  /// A page for an optional value, whose content gets a binding to it.
  public func destination<Value, Content: View>(
    unwrapping value: Binding<Value?>, @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) -> some View {
    navigationDestination(isPresented: value.isPresent()) {
      Binding(unwrapping: value).map(content)
    }
  }
  /// An alert for a state that describes it.
  public func alert<Action>(
    _ state: Binding<AlertWords<Action>?>, action handler: @escaping (Action?) -> Void
  ) -> some View {
    alert(
      (state.wrappedValue?.title).map(Text.init(verbatim:)) ?? Text(verbatim: ""),
      isPresented: state.isPresent(), presenting: state.wrappedValue
    ) { words in
      ForEach(words.buttons) { button in
        Button(role: button.isDestructive ? .destructive : nil) {
          handler(button.action)
        } label: {
          Text(button.label)
        }
      }
    } message: { words in
      words.message.map { Text($0) }
    }
  }
}
/// What an alert says, as a value.
public struct AlertWords<Action>: Identifiable {
  public struct Choice: Identifiable {
    public let id = UUID()
    public var label: String
    public var isDestructive = false
    public var action: Action?
    public init(_ label: String, isDestructive: Bool = false, action: Action? = nil) {
      self.label = label
      self.isDestructive = isDestructive
      self.action = action
    }
  }
  public let id = UUID()
  public var title: String
  public var message: String?
  public var buttons: [Choice]
  public init(title: String, message: String? = nil, buttons: [Choice]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

// MARK: An app that uses it

@MainActor @Observable public final class InventoryModel: Identifiable {
  public enum Destination: CaseWayable {
    case add(ItemModel)
    case edit(ItemModel)
    case alert(AlertWords<AlertAction>)

    public struct Ways {
      public let add = CaseWay<Destination, ItemModel>(embed: { .add($0) }) {
        if case .add(let value) = $0 { value } else { nil }
      }
      public let edit = CaseWay<Destination, ItemModel>(embed: { .edit($0) }) {
        if case .edit(let value) = $0 { value } else { nil }
      }
      public let alert = CaseWay<Destination, AlertWords<AlertAction>>(embed: { .alert($0) }) {
        if case .alert(let value) = $0 { value } else { nil }
      }
    }
    public static var ways: Ways { Ways() }
  }
  public enum AlertAction: Equatable { case delete(UUID) }
  public var destination: Destination?
  public var items: [Item]
  public init(items: [Item] = [Item(name: "Lamp"), Item(name: "Chair")]) { self.items = items }

  func addTapped() {
    destination = .add(
      withBack(ItemModel(item: Item(name: ""))) { [weak self] model in
        self?.items.append(model.item)
        self?.destination = nil
      })
  }
  func rowTapped(_ item: Item) {
    destination = .edit(
      withBack(ItemModel(item: item)) { [weak self] model in
        guard let self, let index = items.firstIndex(where: { $0.id == model.item.id }) else {
          return
        }
        items[index] = model.item
        destination = nil
      })
  }
  func deleteTapped(_ item: Item) {
    destination = .alert(
      AlertWords(
        title: "Delete \(item.name)?", message: "It is gone then.",
        buttons: [.init("Delete", isDestructive: true, action: .delete(item.id)), .init("Keep")]))
  }
  func alertTapped(_ action: AlertAction?) {
    if case .delete(let id)? = action { items.removeAll { $0.id == id } }
  }
  private func withBack(_ model: ItemModel, _ save: @escaping (ItemModel) -> Void) -> ItemModel {
    model.onSave = save
    return model
  }
}
public struct Item: Identifiable, Hashable, Sendable {
  public let id = UUID()
  public var name: String
  public var status: Status = .inStock(1)
  public init(name: String) { self.name = name }
  public enum Status: Hashable, Sendable, CaseWayable {
    case inStock(Int)
    case ordered(isFast: Bool)
    public struct Ways {
      public let inStock = CaseWay<Status, Int>(embed: { .inStock($0) }) {
        if case .inStock(let value) = $0 { value } else { nil }
      }
      public let ordered = CaseWay<Status, Bool>(embed: { .ordered(isFast: $0) }) {
        if case .ordered(let value) = $0 { value } else { nil }
      }
    }
    public static var ways: Ways { Ways() }
  }
}
@MainActor @Observable public final class ItemModel: Identifiable {
  public var item: Item
  public var focus: Field? = .name
  public enum Field: Hashable { case name }
  @ObservationIgnored var onSave: (ItemModel) -> Void = { _ in }
  init(item: Item) { self.item = item }
  func save() { onSave(self) }
}
struct ItemForm: View {
  @Bindable var model: ItemModel
  @FocusState private var focus: ItemModel.Field?
  var body: some View {
    Form {
      TextField("Name", text: $model.item.name).focused($focus, equals: .name)
      Group {
        if let quantity = Binding(unwrapping: $model.item.status[way: \.inStock]) {
          Section(header: Text("In stock")) {
            Stepper("Quantity: \(quantity.wrappedValue)", value: quantity, in: 0...9)
            Button("Sold out") {
              withAnimation { model.item.status = .ordered(isFast: false) }
            }
          }
        }
        if let isFast = Binding(unwrapping: $model.item.status[way: \.ordered]) {
          Section {
            Toggle("Fast", isOn: isFast)
          } header: {
            Text("Ordered")
          }
        }
      }
    }
    .bind($model.focus, to: $focus)
  }
}
extension View {
  /// Keeps a focus and a model's value the same.
  func bind<Value: Hashable>(
    _ model: Binding<Value?>, to focus: FocusState<Value?>.Binding
  ) -> some View {
    self
      .onChange(of: focus.wrappedValue) { _, new in
        if model.wrappedValue != new { model.wrappedValue = new }
      }
      .onChange(of: model.wrappedValue, initial: true) { _, new in
        if focus.wrappedValue != new { focus.wrappedValue = new }
      }
  }
}
public struct InventoryView: View {
  @State var model: InventoryModel
  public init(model: InventoryModel) { _model = State(wrappedValue: model) }
  public var body: some View {
    NavigationStack {
      List {
        ForEach(model.items) { item in
          Row(item: item, onTap: { model.rowTapped(item) }, onDelete: { model.deleteTapped(item) })
        }
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add") { model.addTapped() } }
      }
      .navigationTitle("Inventory")
      .destination(unwrapping: $model.destination.edit) { $edited in
        ItemForm(model: edited)
          .navigationTitle("Edit")
          .navigationBarBackButtonHidden()
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { model.destination = nil }
            }
            ToolbarItem(placement: .primaryAction) { Button("Save") { edited.save() } }
          }
      }
      .sheet(unwrapping: $model.destination.add, id: \.item.id) { $added in
        NavigationStack {
          ItemForm(model: added)
            .navigationTitle("Add")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") { model.destination = nil }
              }
              ToolbarItem(placement: .primaryAction) { Button("Save") { added.save() } }
            }
        }
      }
      .alert($model.destination.alert) { model.alertTapped($0) }
    }
  }
  private struct Row: View, Equatable {
    let item: Item
    let onTap: @MainActor () -> Void
    let onDelete: @MainActor () -> Void
    nonisolated static func == (one: Self, other: Self) -> Bool { one.item == other.item }
    var body: some View {
      HStack {
        VStack(alignment: .leading) {
          Text(item.name)
          switch item.status {
          case .inStock(let count): Text("in stock: \(count)")
          case .ordered(let isFast): Text("ordered" + (isFast ? ", fast" : ""))
          }
        }
        Spacer()
        Button(action: onDelete) { Image(systemName: "trash.fill") }
          .buttonStyle(.plain)
          .accessibilityLabel("Delete \(item.name)")
        Button("Edit \(item.name)", action: onTap)
      }
      .padding(.horizontal)
    }
  }
}
