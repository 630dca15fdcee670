/// Where a search field is.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// How the field is shown.
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

/// A view with a field for a search, which a person finds before the view.
private nonisolated struct SearchView<Content: View, Suggestions: View>: View {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text
  let suggestions: Suggestions
  @State private var isActive = false

  @MainActor private var active: Binding<Bool> { isPresented ?? $isActive }
  @MainActor var body: some View {
    let isSearching = active.wrappedValue || !text.wrappedValue.isEmpty
    let (text, active) = (text, active)
    SearchField(text: text, prompt: prompt) { active.wrappedValue = true }
    if isSearching {
      Button("Cancel") {
        text.wrappedValue = ""
        active.wrappedValue = false
      }
      suggestions
    }
    content
      .environment(\._isSearching, isSearching)
      .environment(
        \._dismissSearch,
        {
          text.wrappedValue = ""
          active.wrappedValue = false
        })
  }
}
private nonisolated struct SearchField: _PrimitiveView {
  let text: Binding<String>
  let prompt: Text
  let begin: @MainActor () -> Void
  @MainActor func _build(_ builder: _Builder) {
    let (text, begin) = (text, begin)
    let value = text.wrappedValue
    let submit = builder.environment._submit
    builder.node.element = ElementContent(
      role: .searchField, value: value.isEmpty ? nil : value, text: value,
      placeholder: prompt.text,
      type: {
        begin()
        text.wrappedValue = $0
      }, submit: { submit?() })
  }
}
extension View {
  /// Adds a field for a search.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchView(
      content: self, text: text, isPresented: nil, prompt: prompt ?? Text("Search"),
      suggestions: EmptyView())
  }
  /// Adds a field for a search.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  /// Adds a field for a search.
  @_disfavoredOverload public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  /// Adds a field for a search that a binding shows.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey = "Search"
  ) -> some View {
    SearchView(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt),
      suggestions: EmptyView())
  }
  /// Shows what might be searched for.
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { LayeredView(first: suggestions(), second: self) }
  /// Adds a choice of where to search.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    LayeredView(
      first: Picker(selection: scope, content: scopes, label: { EmptyView() }), second: self)
  }
}
