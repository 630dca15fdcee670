import SwiftUI

// An app in the style of a long tutorial: a split view with a filtered list, details that write into the model, a
// command that acts on the selected trail, a profile with an edit mode, and a shape that is drawn by code.

struct Trail: Identifiable, Hashable {
  enum Kind: String, CaseIterable, Identifiable {
    case forest = "Forest"
    case coast = "Coast"
    var id: Self { self }
  }
  let id: Int
  var name: String
  var kind: Kind
  var isFavourite = false
}

@Observable final class TrailStore {
  var trails = [
    Trail(id: 1, name: "Cedar loop", kind: .forest),
    Trail(id: 2, name: "Cliff walk", kind: .coast, isFavourite: true),
    Trail(id: 3, name: "Moss path", kind: .forest),
  ]
  var walker = Walker()
}
struct Walker: Equatable {
  var name = "Ann"
  var wantsNews = true
}

struct TrailUnits: Equatable {
  var isMetric = true
}
extension EnvironmentValues {
  @Entry var trailUnits = TrailUnits()
  @Entry var trailAuthor: String? = nil
}
extension FocusedValues {
  @Entry var selectedTrail: Binding<Trail>?
}

struct TrailBadge: Shape {
  var sides = 6.0
  var animatableData: Double {
    get { sides }
    set { sides = newValue }
  }
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
        startAngle: .degrees(0), endAngle: .degrees(360) - .degrees(60), clockwise: true)
      path.closeSubpath()
    }
  }
}

struct TrailRow: View {
  let trail: Trail
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading) {
        Text(trail.name).font(.headline)
        Text(trail.kind.rawValue).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      if trail.isFavourite {
        Image(systemName: "star.fill").foregroundStyle(.yellow).imageScale(.small)
      }
    }
    .padding(.vertical, 4)
  }
}

struct TrailList: View {
  @Environment(TrailStore.self) private var store
  @State private var isOnlyFavourites = false
  @State private var kind: Trail.Kind?
  @State private var selection: Trail.ID?
  @State private var isShowingProfile = false

  private var shown: [Trail] {
    store.trails.filter { trail in
      (!isOnlyFavourites || trail.isFavourite) && (kind == nil || trail.kind == kind)
    }
  }
  private var selected: Binding<Trail>? {
    @Bindable var store = store
    guard let index = store.trails.firstIndex(where: { $0.id == selection }) else { return nil }
    return $store.trails[index]
  }
  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        Toggle("Only favourites", isOn: $isOnlyFavourites)
        ForEach(shown) { trail in TrailRow(trail: trail) }
      }
      .animation(.default, value: shown)
      .navigationTitle(kind.map { "\($0.rawValue) trails" } ?? "Trails")
      .toolbar {
        ToolbarItem {
          Menu("Filter", systemImage: "line.3.horizontal") {
            Picker("Kind", selection: $kind) {
              Text("All kinds").tag(Trail.Kind?.none)
              ForEach(Trail.Kind.allCases) { Text("Only \($0.rawValue)").tag($0) }
            }
            .pickerStyle(.inline)
          }
        }
        ToolbarItem(placement: .topBarLeading) {
          Button("Profile", systemImage: "person.crop.circle") { isShowingProfile = true }
        }
      }
      .sheet(isPresented: $isShowingProfile) { WalkerHost() }
    } detail: {
      if let selected { TrailDetail(trail: selected) } else { Text("Choose a trail") }
    }
    .focusedSceneValue(\.selectedTrail, selected)
  }
}

struct TrailDetail: View {
  @Binding var trail: Trail
  @Environment(\.trailUnits) private var units
  @Environment(\.trailAuthor) private var author
  var body: some View {
    ScrollView {
      TrailBadge().fill(
        .linearGradient(colors: [.green, .teal], startPoint: .top, endPoint: .bottom)
      )
      .frame(width: 80, height: 80)
      .overlay { Circle().stroke(.white, lineWidth: 2) }
      Text(units.isMetric ? "5 km" : "3 miles")
      Text("by \(author ?? "nobody")")
      Button(trail.isFavourite ? "Forget" : "Remember") {
        withAnimation { trail.isFavourite.toggle() }
      }
    }
    .navigationTitle(trail.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct WalkerHost: View {
  @Environment(\.editMode) private var editMode
  @Environment(TrailStore.self) private var store
  @State private var draft = Walker()
  var body: some View {
    VStack {
      EditButton()
      if editMode?.wrappedValue == .inactive {
        Text("\(store.walker.name), \(store.walker.wantsNews ? "with" : "without") news")
      } else {
        TextField("Name", text: $draft.name)
        Toggle("News", isOn: $draft.wantsNews)
          .onAppear { draft = store.walker }
          .onDisappear { store.walker = draft }
      }
    }
  }
}

/// The commands in the app's menu, on systems that have one.
struct TrailCommands: Commands {
  @FocusedBinding(\.selectedTrail) private var trail
  var body: some Commands {
    SidebarCommands()
    CommandMenu("Trail") {
      Button("Favourite") { trail?.isFavourite.toggle() }.disabled(trail == nil)
        .keyboardShortcut("f", modifiers: [.shift, .option])
    }
  }
}
/// The same, where a test can see it.
struct TrailStatus: View {
  @FocusedValue(\.selectedTrail) private var trail
  var body: some View { Text("selected: \(trail?.wrappedValue.name ?? "none")") }
}

struct TrailsApp: App {
  @State private var store = TrailStore()
  var body: some Scene {
    WindowGroup {
      VStack {
        TrailList().environment(store).environment(\.trailAuthor, "Kim")
        TrailStatus()
      }
    }
    .commands { TrailCommands() }
  }
}

#Preview("List", traits: .landscapeLeft) {
  TrailList().environment(TrailStore())
}
#Preview {
  @Previewable @State var trail = Trail(id: 1, name: "Preview", kind: .coast)
  TrailDetail(trail: $trail)
}
