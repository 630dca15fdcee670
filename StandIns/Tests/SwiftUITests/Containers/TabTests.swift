import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  @MainActor @Suite("Tabs") struct TabTests {
    @MainActor @Observable final class Model {
      var tab = "a" {
        didSet { log(tab) }
      }
      @ObservationIgnored let log = Log()
    }
    struct Items: View {
      @Bindable var model: Model
      var body: some View {
        TabView(selection: $model.tab) {
          Text("first").tabItem { Label("A", systemImage: "a") }.tag("a")
          NavigationStack {
            NavigationLink("go", value: 1)
              .navigationDestination(for: Int.self) { Text("page \($0)") }
          }
          .tabItem { Label("B", systemImage: "b") }.tag("b")
          .onAppear { model.log("b appears") }
        }
      }
    }
    struct Tabs: View {
      @Bindable var model: Model
      var body: some View {
        TabView(selection: $model.tab) {
          Tab("A", systemImage: "a", value: "a") { Text("first") }
          Tab("B", systemImage: "b", value: "b") { Text("second") }
        }
      }
    }
    private func stage(
      _ version: _System.Version = .iOS17,
      _ change: (inout _System.SwiftUIValues) -> Void = { _ in }
    ) -> (Stage, Model) {
      var system = _System(version)
      change(&system.swiftUI)
      let model = Model()
      return (Stage(system) { Items(model: model) }, model)
    }

    @Test("A tab shows its view, and the binding follows")
    func tabs() throws {
      let (stage, model) = stage()
      #expect(stage.texts.contains("first"))
      try stage.tapTab("B")
      #expect(model.tab == "b")
      #expect(stage.texts.contains("go"))
      #expect(!stage.texts.contains("first"))
      model.tab = "a"
      stage.settle()
      #expect(stage.texts.contains("first"))
    }

    @Test("Tab values do the same")
    func values() throws {
      let model = Model()
      let stage = Stage { Tabs(model: model) }
      try stage.tapTab("B")
      #expect(stage.texts.contains("second"))
      #expect(model.tab == "b")
    }

    @Test("A tab keeps its stack")
    func keeping() throws {
      let (stage, _) = stage()
      try stage.tapTab("B")
      try stage.tap("go")
      try stage.tapTab("A")
      try stage.tapTab("B")
      #expect(stage.texts.contains("page 1"))
    }

    @Test(
      "Tabs appear with the tab view, or when they are selected",
      arguments: _System.Version.allCases, [nil] + _System.SwiftUIValues.Tabs.allCases)
    func lazy(_ version: _System.Version, _ value: _System.SwiftUIValues.Tabs?) throws {
      let (stage, model) = stage(version) { $0.tabs = value }
      let isEager = (value ?? (version < .iOS18 ? .eager : .lazy)) == .eager
      #expect(model.log.take() == (isEager ? ["b appears"] : []))
      try stage.tapTab("B")
      #expect(model.log.take().contains("b appears") == !isEager)
    }

    @Test(
      "A tap on the selected tab writes the binding or does not",
      arguments: _System.SwiftUIValues.TabTappedAgain.allCases)
    func again(_ answer: _System.SwiftUIValues.TabTappedAgain) throws {
      let (stage, model) = stage { $0.tabTappedAgain = answer }
      _ = model.log.take()
      try stage.tapTab("A")
      #expect(model.log.take() == (answer == .writes ? ["a"] : []))
    }

    @Test(
      "A tab whose binding refuses it is shown or not",
      arguments: _System.SwiftUIValues.RefusedTab.allCases)
    func refused(_ answer: _System.SwiftUIValues.RefusedTab) throws {
      var system = _System()
      system.swiftUI.refusedTab = answer
      let stage = Stage(system) {
        TabView(selection: Binding(get: { 1 }, set: { _ in })) {
          Text("one").tabItem { Text("1") }.tag(1)
          Text("two").tabItem { Text("2") }.tag(2)
        }
      }
      try stage.tapTab("2")
      #expect(stage.texts.contains("one") == (answer == .isReverted))
    }

    struct Place: Hashable, Identifiable {
      let id: String
    }
    struct Chosen: View {
      @State private var selection: Place?
      let places = [Place(id: "a"), Place(id: "b")]
      let image = ImageResource(name: "x", bundle: .main)
      var body: some View {
        TabView(selection: $selection) {
          ForEach(places) { place in
            Tab(place.id, systemImage: "x", value: place) { Text("place \(place.id)") }
          }
          Tab(value: Place(id: "plain")) { Text("plain") }
          Tab("key", systemImage: "x", value: Place(id: "1"), role: .search) { Text("key") }
          Tab("picture", image: "x", value: Place(id: "2")) { Text("picture") }
          Tab("resource", image: image, value: Place(id: "3")) { Text("resource") }
          Tab(String("word"), image: image, value: Place(id: "4"), role: nil) { Text("word") }
          Tab(value: Place(id: "5")) {
            Text("label")
          } label: {
            Text("labelled")
          }
          Tab(value: Place(id: "6"), role: .search) {
            Text("searched")
          } label: {
            Text("search")
          }
          Tab(value: Place(id: "7"), role: .search) { Text("by role") }
          Tab("given", systemImage: "x", value: Place?.none) { Text("none") }
        }
        Text("chosen \(selection?.id ?? "nothing")")
      }
    }
    @Test("Tabs of plain values stand under an optional selection")
    func optional() throws {
      // Where there is room for all of them.
      let idiom = UIDevice.current.userInterfaceIdiom
      UIDevice.current.userInterfaceIdiom = .pad
      defer { UIDevice.current.userInterfaceIdiom = idiom }
      let stage = Stage { Chosen() }
      #expect(stage.texts.contains("chosen nothing"))
      try stage.tapTab("b")
      #expect(stage.texts.contains("chosen b"))
      try stage.tapTab("labelled")
      #expect(stage.texts.contains("chosen 5"))
      try stage.tapTab("given")
      #expect(stage.texts.contains("chosen nothing"))
      let tabs = [
        Tab<Int?, Text, DefaultTabLabel>("key", systemImage: "x", value: 1) { Text("x") },
        Tab("key", systemImage: "x", value: 1, role: .search) { Text("x") },
        Tab("key", image: "x", value: 1) { Text("x") },
        Tab("key", image: "x", value: 1, role: .search) { Text("x") },
        Tab("key", image: ImageResource(name: "x", bundle: .main), value: 1) { Text("x") },
        Tab("key", image: ImageResource(name: "x", bundle: .main), value: 1, role: nil) {
          Text("x")
        },
        Tab(String("word"), systemImage: "x", value: 1) { Text("x") },
        Tab(String("word"), systemImage: "x", value: 1, role: .search) { Text("x") },
        Tab(String("word"), image: "x", value: 1) { Text("x") },
        Tab(String("word"), image: "x", value: 1, role: .search) { Text("x") },
        Tab(String("word"), image: ImageResource(name: "x", bundle: .main), value: 1) { Text("x") },
        Tab(value: 1, role: .search) { Text("x") },
      ]
      #expect(tabs.count == 12)
    }
  }
}
