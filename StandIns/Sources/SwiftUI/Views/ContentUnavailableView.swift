/// Says that there is nothing to show.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
  @MainActor public var body: some View {
    label
    description
    actions
  }
}
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
  public nonisolated init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
}
/// The parts of a view for a search without results.
public nonisolated struct SearchUnavailableContent {
  /// The title.
  public nonisolated struct Label: View {
    fileprivate let text: String?
    @MainActor public var body: some View {
      Text(text.map { "No Results for “\($0)”" } ?? "No Results")
    }
  }
  /// The advice below the title.
  public nonisolated struct Description: View {
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }
  /// The actions, of which there are none.
  public nonisolated struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }
}
extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  public static nonisolated var search: ContentUnavailableView {
    .init(label: { Label(text: nil) }, description: { Description() }, actions: { Actions() })
  }
  public static nonisolated func search(text: String) -> ContentUnavailableView {
    .init(label: { Label(text: text) }, description: { Description() }, actions: { Actions() })
  }
}
