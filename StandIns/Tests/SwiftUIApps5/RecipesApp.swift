import SwiftUI

// An app as tutorials begin: a list, its details, a form in a sheet. Swift 5, `@Observable`.

struct Recipe: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var minutes: Int
  var isFavourite = false
}

@Observable final class RecipeStore {
  var recipes = [
    Recipe(name: "Bibimbap", minutes: 30), Recipe(name: "Kimchi stew", minutes: 45),
    Recipe(name: "Pancakes", minutes: 20),
  ]

  func add(_ recipe: Recipe) { recipes.append(recipe) }
  func delete(at offsets: IndexSet) { recipes.remove(atOffsets: offsets) }
}

struct RecipesApp: App {
  @State private var store = RecipeStore()

  var body: some Scene {
    WindowGroup {
      RecipeList()
        .environment(store)
    }
  }
}

struct RecipeList: View {
  @Environment(RecipeStore.self) private var store
  @State private var isAdding = false
  @State private var search = ""

  var found: [Recipe] {
    search.isEmpty ? store.recipes : store.recipes.filter { $0.name.contains(search) }
  }

  var body: some View {
    @Bindable var store = store
    NavigationStack {
      List {
        TextField("Search", text: $search)
        Section("\(found.count) recipes") {
          ForEach(found) { recipe in
            NavigationLink(value: recipe.id) {
              RecipeRow(recipe: recipe)
            }
          }
          .onDelete(perform: store.delete)
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Recipes")
      .navigationDestination(for: UUID.self) { id in
        if let index = store.recipes.firstIndex(where: { $0.id == id }) {
          RecipeDetail(recipe: $store.recipes[index])
        } else {
          ContentUnavailableView("Gone", systemImage: "questionmark")
        }
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { isAdding = true }
        }
      }
      .sheet(isPresented: $isAdding) {
        NewRecipe()
          .presentationDetents([.medium])
      }
    }
  }
}

struct RecipeRow: View {
  let recipe: Recipe

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(recipe.name)
          .font(.headline)
        Text("\(recipe.minutes) minutes")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if recipe.isFavourite {
        Image(systemName: "star.fill")
          .foregroundStyle(.yellow)
      }
    }
  }
}

struct RecipeDetail: View {
  @Binding var recipe: Recipe

  var body: some View {
    Form {
      LabeledContent("Time", value: "\(recipe.minutes) minutes")
      Stepper("Minutes", value: $recipe.minutes, in: 5...120, step: 5)
      Toggle("Favourite", isOn: $recipe.isFavourite)
    }
    .navigationTitle(recipe.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct NewRecipe: View {
  @Environment(RecipeStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var isAsking = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
      }
      .navigationTitle("New recipe")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) {
            if name.isEmpty { dismiss() } else { isAsking = true }
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            store.add(Recipe(name: name, minutes: 15))
            dismiss()
          }
          .disabled(name.isEmpty)
        }
      }
      .confirmationDialog("Discard?", isPresented: $isAsking) {
        Button("Discard", role: .destructive) { dismiss() }
      }
      .interactiveDismissDisabled(!name.isEmpty)
    }
  }
}
