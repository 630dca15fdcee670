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
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, range.lowerBound ... .distantFuture, displayedComponents, label: label())
  }
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, .distantPast...range.upperBound, displayedComponents, label: label())
  }
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
