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
  @Environment(\._suggestions) private var suggestionsAround

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
      Group {
        suggestions
        if let suggestionsAround { suggestionsAround.view }
      }
      .environment(\._searchText, text)
    }
    content
      .environment(\._suggestions, nil)
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
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchView(
      content: self, text: text, isPresented: isPresented, prompt: prompt ?? Text("Search"),
      suggestions: EmptyView())
  }
  /// Adds a field for a search that a binding shows.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  /// Adds a field for a search that a binding shows.
  @_disfavoredOverload public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  /// Adds a field for a search, with what might be searched for.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    SearchView(
      content: self, text: text, isPresented: nil, prompt: prompt ?? Text("Search"),
      suggestions: suggestions())
  }
  /// Adds a field for a search, with what might be searched for.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(
      text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }
  /// Adds a field for a search whose words may be followed by tokens, which stand before the view.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt) {
      ForEach(Array(tokens.wrappedValue)) { token($0) }
    }
  }
  /// Shows what might be searched for.
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { environment(\._suggestions, Suggestions(AnyView(suggestions()))) }
  /// Adds a choice of where to search.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    LayeredView(
      first: Picker(selection: scope, content: scopes, label: { EmptyView() }), second: self)
  }
}
extension View {
  /// Fills the field with words when the view is tapped as a suggestion.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(CompletionModifier(completion: completion))
  }
  /// Adds a choice of where to search.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { searchScopes(scope, scopes: scopes) }
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { self }
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }
  public nonisolated func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View { self }
}
private nonisolated struct CompletionModifier: _PrimitiveModifier {
  let completion: String
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    let (complete, completion) = (builder.read(\._searchText), completion)
    builder.add(content.onTapGesture { complete?.wrappedValue = completion }, at: .content)
  }
}
/// What might be searched for by the field below.
internal final class Suggestions {
  let view: AnyView
  init(_ view: AnyView) { self.view = view }
}
private struct SuggestionsKey: EnvironmentKey {
  static var defaultValue: Suggestions? { nil }
}
private struct SearchTextKey: EnvironmentKey {
  static var defaultValue: Binding<String>? { nil }
}
extension EnvironmentValues {
  internal var _suggestions: Suggestions? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }
  internal var _searchText: Binding<String>? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }
}
/// When the choice of where to search is shown.
public struct SearchScopeActivation: Sendable {
  public static var automatic: SearchScopeActivation { .init() }
  public static var onTextEntry: SearchScopeActivation { .init() }
  public static var onSearchPresentation: SearchScopeActivation { .init() }
}
/// What becomes of the bars during a search.
public struct SearchPresentationToolbarBehavior: Sendable {
  public static var automatic: SearchPresentationToolbarBehavior { .init() }
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init() }
}
/// How a field for a search stands in a bar.
public struct SearchToolbarBehavior: Sendable {
  public static var automatic: SearchToolbarBehavior { .init() }
  public static var minimize: SearchToolbarBehavior { .init() }
}
/// Whether words can be dictated.
public struct TextInputDictationBehavior: Sendable {
  public static let automatic = TextInputDictationBehavior()
}
