import Combine
import SwiftUI

// An app in the style of a tutorial for iOS 15: an observable store that loads and saves, a list of bindings, an edit
// sheet with a draft, a style for progress, errors as items, and values that come by Combine.

struct Standup: Identifiable, Codable, Equatable {
  struct Person: Identifiable, Codable, Equatable {
    var id = UUID()
    var name: String
  }
  var id = UUID()
  var title: String
  var people: [Person] = []
  var minutes = 5
  var minutesAsDouble: Double {
    get { Double(minutes) }
    set { minutes = Int(newValue) }
  }
}
struct StandupProblem: Identifiable {
  let id = UUID()
  let error: Error
  let advice: String
}
struct StandupError: LocalizedError {
  var errorDescription: String? { "The file is damaged" }
}

@MainActor final class StandupStore: ObservableObject {
  @Published var standups = [
    Standup(title: "Design", people: [.init(name: "Ann"), .init(name: "Kim")], minutes: 10)
  ]
  @Published private(set) var summary = ""
  @Published var isDamaged = false
  private var subscriptions = Set<AnyCancellable>()

  init() {
    $standups.map { "\($0.count) standups, \($0.map(\.minutes).reduce(0, +)) minutes" }
      .removeDuplicates()
      .assign(to: &$summary)
    Publishers.CombineLatest($standups, $isDamaged)
      .filter { $0.1 }
      .sink { _ in }
      .store(in: &subscriptions)
  }
  func save() throws { if isDamaged { throw StandupError() } }
}

struct StandupProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 10).fill(.black).frame(height: 20)
      ProgressView(configuration).tint(.yellow).padding(.horizontal)
      Text("styled \(configuration.fractionCompleted ?? 0, specifier: "%.1f")")
    }
  }
}

struct StandupEdit: View {
  @Binding var standup: Standup
  @State private var newName = ""
  var body: some View {
    Form {
      Section(header: Text("Meeting")) {
        TextField("Title", text: $standup.title)
        Slider(value: $standup.minutesAsDouble, in: 5...30, step: 5) { Text("Length") }
          .accessibilityValue("\(standup.minutes) minutes")
      }
      Section(header: Text("People")) {
        ForEach(standup.people) { Text($0.name) }
          .onDelete { standup.people.remove(atOffsets: $0) }
        HStack {
          TextField("New person", text: $newName)
          Button(action: {
            withAnimation {
              standup.people.append(.init(name: newName))
              newName = ""
            }
          }) {
            Image(systemName: "plus.circle.fill").accessibilityLabel("Add person")
          }
          .disabled(newName.isEmpty)
        }
      }
    }
  }
}

struct StandupDetail: View {
  @Binding var standup: Standup
  @State private var draft = Standup(title: "")
  @State private var isEditing = false
  var body: some View {
    List {
      Section("Meeting") {
        NavigationLink(destination: StandupMeeting(standup: $standup)) {
          Label("Start", systemImage: "timer")
        }
        HStack {
          Label("Length", systemImage: "clock")
          Spacer()
          Text("\(standup.minutes) minutes")
        }
        .accessibilityElement(children: .combine)
      }
      Section("People") { ForEach(standup.people) { Label($0.name, systemImage: "person") } }
    }
    .navigationTitle(standup.title)
    .toolbar {
      Button("Edit") {
        draft = standup
        isEditing = true
      }
    }
    .sheet(isPresented: $isEditing) {
      NavigationView {
        StandupEdit(standup: $draft)
          .navigationTitle(standup.title)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isEditing = false } }
            ToolbarItem(placement: .confirmationAction) {
              Button("Done") {
                isEditing = false
                standup = draft
              }
            }
          }
      }
    }
  }
}

final class StandupTimer: ObservableObject {
  @Published var speaker = 0
}
struct StandupMeeting: View {
  @Binding var standup: Standup
  @StateObject private var timer = StandupTimer()
  var body: some View {
    VStack {
      ProgressView(value: Double(timer.speaker), total: Double(standup.people.count))
        .progressViewStyle(StandupProgressStyle())
      Text(
        "Speaker: \(standup.people.indices.contains(timer.speaker) ? standup.people[timer.speaker].name : "nobody")"
      )
      Button("Next") { timer.speaker += 1 }
    }
    .onAppear { timer.speaker = 0 }
    .navigationBarTitle("Meeting", displayMode: .inline)
  }
}

struct StandupList: View {
  @Binding var standups: [Standup]
  let summary: String
  let save: () -> Void
  @Environment(\.scenePhase) private var phase
  @State private var isAdding = false
  var body: some View {
    NavigationView {
      List {
        ForEach($standups) { $standup in
          NavigationLink(destination: StandupDetail(standup: $standup)) { Text(standup.title) }
            .listRowBackground(Color.yellow)
        }
        Text(summary)
      }
      .navigationTitle("Standups")
      .toolbar {
        Button(action: { isAdding = true }) { Image(systemName: "plus") }
          .accessibilityLabel("New standup")
      }
    }
    .navigationViewStyle(.stack)
    .sheet(isPresented: $isAdding) { StandupAdd(standups: $standups) }
    .onChange(of: phase) { phase in if phase == .inactive { save() } }
  }
}
struct StandupAdd: View {
  @Binding var standups: [Standup]
  @State private var draft = Standup(title: "")
  @Environment(\.presentationMode) private var presentation
  var body: some View {
    StandupEdit(standup: $draft)
    Button("Add") {
      standups.append(draft)
      presentation.wrappedValue.dismiss()
    }
  }
}

struct StandupApp: App {
  @StateObject private var store = StandupStore()
  @State private var problem: StandupProblem?
  var body: some Scene {
    WindowGroup {
      StandupList(standups: $store.standups, summary: store.summary) {
        do { try store.save() } catch {
          problem = StandupProblem(error: error, advice: "Start anew.")
        }
      }
      .overlay(alignment: .bottom) {
        Button("Damage") { store.isDamaged = true }
      }
      .sheet(item: $problem) {
        store.isDamaged = false
        store.standups = []
      } content: { problem in
        VStack {
          Text(problem.error.localizedDescription)
          Text(problem.advice)
        }
        .background(.ultraThinMaterial)
      }
    }
  }
}
struct StandupPreviews: PreviewProvider {
  static var previews: some View {
    StandupList(standups: .constant([]), summary: "", save: {})
      .previewLayout(.fixed(width: 400, height: 60))
  }
}
