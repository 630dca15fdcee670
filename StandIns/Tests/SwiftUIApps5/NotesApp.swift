import SwiftUI

// Tabs with settings in a sheet. Swift 5, `ObservableObject`, as articles wrote it before 2023.

final class NotesModel: ObservableObject {
  @Published var notes: [String] = ["Buy milk"]
  @Published private(set) var saves = 0
  private var cancellables = Set<AnyCancellable>()

  init() {
    $notes
      .dropFirst()
      .sink { [weak self] _ in self?.saves += 1 }
      .store(in: &cancellables)
  }
}

final class Settings: ObservableObject {
  @Published var userName = "Guest"
  @Published var isLoud = false
}

enum NotesTab: Hashable {
  case notes, profile
}

struct NotesApp: App {
  @StateObject private var model = NotesModel()
  @StateObject private var settings = Settings()

  var body: some Scene {
    WindowGroup {
      NotesTabs()
        .environmentObject(model)
        .environmentObject(settings)
    }
  }
}

struct NotesTabs: View {
  @State private var selection = NotesTab.notes
  @State private var isShowingSettings = false

  var body: some View {
    TabView(selection: $selection) {
      NavigationStack {
        NotesList()
          .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
              Button(action: { isShowingSettings = true }) {
                Image(systemName: "gear")
              }
              .accessibilityIdentifier("settings")
            }
          }
      }
      .tabItem { Label("Notes", systemImage: "note") }
      .tag(NotesTab.notes)

      ProfileView(onEdit: { isShowingSettings = true })
        .tabItem { Label("Profile", systemImage: "person") }
        .tag(NotesTab.profile)
    }
    .sheet(isPresented: $isShowingSettings) {
      SettingsView()
    }
  }
}

struct NotesList: View {
  @EnvironmentObject private var model: NotesModel
  @State private var draft = ""

  var body: some View {
    List {
      ForEach(Array(model.notes.enumerated()), id: \.offset) { index, note in
        NavigationLink(destination: NoteView(note: $model.notes[index])) {
          Text(note)
        }
      }
      TextField("New note", text: $draft)
        .onSubmit(add)
      Button("Add", action: add)
    }
    .navigationTitle("Notes (\(model.notes.count))")
  }

  private func add() {
    guard !draft.isEmpty else { return }
    model.notes.append(draft)
    draft = ""
  }
}

struct NoteView: View {
  @Binding var note: String

  var body: some View {
    TextEditor(text: $note)
      .accessibilityIdentifier("editor")
      .navigationTitle("Note")
  }
}

struct ProfileView: View {
  @EnvironmentObject private var settings: Settings
  @EnvironmentObject private var model: NotesModel
  let onEdit: () -> Void

  var body: some View {
    VStack(spacing: 12) {
      Text(settings.isLoud ? settings.userName.uppercased() : settings.userName)
      Text("saved \(model.saves) times")
      Button("Edit", action: onEdit)
        .buttonStyle(.bordered)
    }
    .padding()
  }
}

struct SettingsView: View {
  @EnvironmentObject private var settings: Settings
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    NavigationStack {
      Form {
        TextField("User name", text: $settings.userName)
        Toggle("Loud", isOn: $settings.isLoud)
      }
      .navigationTitle("Settings")
      .toolbar {
        Button("Done") { presentationMode.wrappedValue.dismiss() }
      }
    }
  }
}
