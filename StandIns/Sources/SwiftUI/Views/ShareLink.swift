/// Hands something out of the app.
public nonisolated struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where
  Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable,
  PreviewIcon: Transferable, Label: View
{
  private let label: Label
  private init(label: Label) { self.label = label }
  @MainActor public var body: some View { Button(action: {}) { label } }

  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.init(label: label()) }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == URL { self.init(label: label()) }
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == String { self.init(label: label()) }
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> { self.init(label: label()) }
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> { self.init(label: label()) }
}
extension ShareLink where Label == DefaultShareLinkLabel {
  private nonisolated init(title: Text) { self.init(label: DefaultShareLinkLabel(title: title)) }
  private nonisolated static var share: Text { Text("Share…") }
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(title: Self.share) }
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(title: Self.share) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(title: Text(titleKey)) }
  public nonisolated init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(title: Text(titleKey)) }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(title: Text(title)) }
  @_disfavoredOverload public nonisolated init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(title: Text(title)) }
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(title: title) }
  public nonisolated init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(title: title) }
}
extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL { self.init(title: Self.share) }
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> { self.init(title: Self.share) }
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String { self.init(title: Self.share) }
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> { self.init(title: Self.share) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL { self.init(title: Text(titleKey)) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> { self.init(title: Text(titleKey)) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String { self.init(title: Text(titleKey)) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> { self.init(title: Text(titleKey)) }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL { self.init(title: Text(title)) }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> { self.init(title: Text(title)) }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String { self.init(title: Text(title)) }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> { self.init(title: Text(title)) }
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL { self.init(title: title) }
  public nonisolated init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> { self.init(title: title) }
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String { self.init(title: title) }
  public nonisolated init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> { self.init(title: title) }
}
/// What a link to share says.
public nonisolated struct DefaultShareLinkLabel: View {
  fileprivate let title: Text
  @MainActor public var body: some View { title }
}
