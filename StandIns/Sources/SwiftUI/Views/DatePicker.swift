/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}
/// Chooses a date: a person types it, as `yyyy-MM-dd` or with a time behind it.
public nonisolated struct DatePicker<Label: View>: _PrimitiveView {
  public typealias Components = DatePickerComponents
  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let components: Components
  private let label: Label

  fileprivate init(
    _ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: Components, label: Label
  ) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, .distantPast ... .distantFuture, displayedComponents, label: label()) }
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range, displayedComponents, label: label()) }
  @MainActor public func _build(_ builder: _Builder) {
    let format = DateFormatter()
    format.calendar = builder.read(\.calendar)
    format.timeZone = builder.read(\.timeZone)
    format.locale = Locale(identifier: "en_US_POSIX")
    let formats = [DatePickerComponents.date: "yyyy-MM-dd", .hourAndMinute: "HH:mm"]
    format.dateFormat = formats[components] ?? "yyyy-MM-dd HH:mm"
    let (selection, range) = (selection, range)
    builder.node.element = ElementContent(
      role: .datePicker, value: format.string(from: selection.wrappedValue),
      isNamedByContent: true,
      type: { text in
        guard let date = format.date(from: text) else { return }
        selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
      })
    builder.add(label, at: .label)
  }
}
extension DatePicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range, displayedComponents, label: Text(titleKey)) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, range.lowerBound ... .distantFuture, displayedComponents, label: Text(titleKey))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, .distantPast...range.upperBound, displayedComponents, label: Text(titleKey))
  }
}
/// Chooses a colour, which is not drawn here.
public nonisolated struct ColorPicker<Label: View>: View {
  private let label: Label
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  @MainActor public var body: some View { label }
}
extension ColorPicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(titleKey) } }
}

/// An image from elsewhere: nothing is loaded here, so that the placeholder stays.
public nonisolated struct AsyncImage<Content: View>: View {
  private let content: Content
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = Image(decorative: "")
  }
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }
  @MainActor public var body: some View { content }
}
/// How far an image has come.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
/// Hands something out of the app.
public nonisolated struct ShareLink<Label: View>: View {
  private let label: Label
  public init(item: URL, @ViewBuilder label: () -> Label) { self.label = label() }
  public init(item: String, @ViewBuilder label: () -> Label) { self.label = label() }
  @MainActor public var body: some View { Button(action: {}) { label } }
}
extension ShareLink where Label == DefaultShareLinkLabel {
  public nonisolated init(item: URL) { self.init(item: item) { DefaultShareLinkLabel() } }
  public nonisolated init(item: String) { self.init(item: item) { DefaultShareLinkLabel() } }
}
/// What a link to share says.
public nonisolated struct DefaultShareLinkLabel: View {
  @MainActor public var body: some View { Text("Share…") }
}
/// Content that is made again as time passes; it is made once here.
public nonisolated struct TimelineView<Schedule, Content: View>: View {
  /// When the content was made.
  public struct Context { public let date: Date }
  private let content: (Context) -> Content
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.content = content
  }
  @MainActor public var body: some View { content(Context(date: Date())) }
}
/// A value on a scale.
public nonisolated struct Gauge<Label: View>: View {
  private let label: Label
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  @MainActor public var body: some View { label }
}
