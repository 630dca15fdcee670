import SwiftUI

// An app in the style of samples for large screens: a table that is sorted by its columns, a grid of properties,
// actions for rows, an inspector, and a window for each value.

struct Plant: Identifiable, Hashable, Codable {
  let id: Int
  var name: String
  var height: Int
}
@MainActor @Observable final class Garden {
  var plants = [
    Plant(id: 1, name: "Oak", height: 20), Plant(id: 2, name: "Fern", height: 1),
    Plant(id: 3, name: "Pine", height: 30),
  ]
}
struct PlantTable: View {
  @Bindable var garden: Garden
  @State private var order = [KeyPathComparator(\Plant.name)]
  @State private var selection = Set<Plant.ID>()
  @State private var isInspecting = false
  @Environment(\.openWindow) private var openWindow
  @Environment(\.horizontalSizeClass) private var width
  var body: some View {
    NavigationStack {
      VStack {
        Table(garden.plants, selection: $selection, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Height", value: \.height) { Text("\($0.height) m") }.width(60)
        }
        .onChange(of: order, initial: true) { _, order in garden.plants.sort(using: order) }
        List {
          ForEach(garden.plants) { plant in Text("row \(plant.name)") }
        }
        .contextMenu(forSelectionType: Plant.ID.self) { ids in
          Button("Open \(ids.count)") { for id in ids { openWindow(value: id) } }
        }
        Grid(alignment: .leading, horizontalSpacing: 8) {
          GridRow {
            Text("Selected")
            Text("\(selection.count)").gridColumnAlignment(.trailing)
          }
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow { Text(width == .compact ? "narrow" : "wide").gridCellColumns(2) }
        }
        ViewThatFits(in: .horizontal) {
          Text("All the plants of the garden")
          Text("Plants")
        }
      }
      .navigationTitle("Garden")
      .toolbar { Toggle("Inspector", systemImage: "sidebar.right", isOn: $isInspecting) }
      .inspector(isPresented: $isInspecting) {
        Text("\(garden.plants.count) plants").inspectorColumnWidth(min: 100, ideal: 200)
      }
    }
  }
}
struct PlantView: View {
  @Binding var plant: Plant
  @Environment(\.dismissWindow) private var dismissWindow
  @GestureState private var pull = CGSize.zero
  @State private var isWatered = false
  var body: some View {
    VStack {
      TextField("Name", text: $plant.name)
      Stepper(value: $plant.height, in: 0...100, step: 5) { Text("\(plant.height) metres") }
      Text(isWatered ? "watered" : "pulled by \(Int(pull.height))")
        .gesture(
          DragGesture()
            .updating($pull) { value, state, _ in state = value.translation }
            .onEnded { if $0.translation.height > 50 { isWatered = true } })
      Button("Close", role: .close) { dismissWindow() }
    }
  }
}
struct CatalogueApp: App {
  @State private var garden = Garden()
  var body: some Scene {
    WindowGroup { PlantTable(garden: garden) }
    WindowGroup("Plant", for: Plant.ID.self) { $id in
      if let index = garden.plants.firstIndex(where: { $0.id == id }) {
        PlantView(plant: $garden.plants[index])
      } else {
        Text("gone")
      }
    }
    .defaultSize(width: 300, height: 400)
  }
}
#Preview(traits: .sizeThatFitsLayout) { PlantTable(garden: Garden()) }
