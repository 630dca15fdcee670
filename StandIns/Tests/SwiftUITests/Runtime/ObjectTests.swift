import SwiftUI
import Testing

extension SwiftUITests {
  @MainActor @Suite("Objects") struct ObjectTests {
    @Observable final class Model {
      var name = "a"
      var count = 0
      @ObservationIgnored let log: Log
      init(_ log: Log) { self.log = log }
    }
    struct NameView: View {
      let model: Model
      var body: some View {
        let _ = model.log("name")
        Text(model.name)
      }
    }
    struct CountView: View {
      @Bindable var model: Model
      var body: some View {
        let _ = model.log("count")
        Button("count \(model.count)") { model.count += 1 }
        Toggle("even", isOn: $model.isEven)
      }
    }
    struct ModelView: View {
      @State private var model: Model
      init(_ log: Log) { _model = State(initialValue: Model(log)) }
      var body: some View {
        let _ = model.log("root")
        NameView(model: model)
        CountView(model: model)
        Button("rename") { model.name += "a" }
      }
    }

    @Test("Bodies run for the properties of an observable object that they read")
    func observable() throws {
      let log = Log()
      let stage = Stage { ModelView(log) }
      #expect(log.take() == ["root", "name", "count"])
      try stage.tap("rename")
      #expect(log.take() == ["name"])
      try stage.tap("count 0")
      #expect(log.take() == ["count"])
      try stage.tap("even")
      #expect(stage.texts.contains("count 2"))
    }

    final class Store: ObservableObject {
      @Published var items = ["a"]
      @Published var isOpen = false
    }
    struct StoreView: View {
      let log: Log
      @StateObject private var store = Store()
      @State private var turns = 0
      var body: some View {
        let _ = log("store")
        Text("\(store.items.count) \(turns)")
        Items(log: log, store: store)
        FromAbove(log: log).environmentObject(store)
        Button("turn") { turns += 1 }
      }
    }
    struct Items: View {
      let log: Log
      @ObservedObject var store: Store
      var body: some View {
        let _ = log("items")
        Button("add") { store.items.append("b") }
        Toggle("open", isOn: $store.isOpen)
      }
    }
    struct FromAbove: View {
      let log: Log
      @EnvironmentObject var store: Store
      var body: some View {
        let _ = log("above")
        Text(store.isOpen ? "is open" : "is closed")
      }
    }

    @Test("All views that observe an object run once for its changes; others do not")
    func published() throws {
      let log = Log()
      let stage = Stage { StoreView(log: log) }
      #expect(log.take() == ["store", "items", "above"])
      try stage.tap("add")
      #expect(stage.texts.first == "2 0")
      #expect(log.take() == ["store", "items", "above"])
      try stage.tap("open")
      #expect(stage.texts.contains("is open"))
      _ = log.take()
      try stage.tap("turn")
      #expect(stage.texts.first == "2 1", "the object is made once")
      #expect(log.take() == ["store"])
    }

    struct Above: View {
      @State private var model: Model
      init(_ log: Log) { _model = State(initialValue: Model(log)) }
      var body: some View {
        Below().environment(model)
        Button("rename") { model.name = "b" }
      }
    }
    struct Below: View {
      @Environment(Model.self) private var model
      @Environment(Store.Missing.self) private var missing: Store.Missing?
      var body: some View {
        let _ = model.log("below")
        Text(model.name + (missing == nil ? "" : "!"))
      }
    }

    @Test("An observable object comes through the environment")
    func environment() throws {
      let log = Log()
      let stage = Stage { Above(log) }
      #expect(stage.texts.first == "a")
      try stage.tap("rename")
      #expect(stage.texts.first == "b")
      #expect(log.take() == ["below", "below"])
    }

    @Test("A removed view releases its object")
    func release() throws {
      struct Owner: View {
        let onMake: (Store) -> Void
        @StateObject private var store: Store
        init(_ onMake: @escaping (Store) -> Void) {
          self.onMake = onMake
          _store = StateObject(
            wrappedValue: {
              let store = Store()
              onMake(store)
              return store
            }())
        }
        var body: some View { Text("\(store.items.count)") }
      }
      struct Switching: View {
        let onMake: (Store) -> Void
        @State private var isThere = true
        var body: some View {
          if isThere { Owner(onMake) }
          Button("Switch") { isThere.toggle() }
        }
      }
      final class Box { weak var store: Store? }
      let box = Box()
      let stage = Stage { Switching { box.store = $0 } }
      #expect(box.store != nil)
      try stage.tap("Switch")
      #expect(box.store == nil)
    }
  }
}

extension SwiftUITests.ObjectTests.Model {
  var isEven: Bool {
    get { count.isMultiple(of: 2) }
    set { if newValue != isEven { count += 1 } }
  }
}
extension SwiftUITests.ObjectTests.Store {
  @Observable final class Missing {}
}
