/// What a progress view says of the time that is left: here, of all of it.
public nonisolated struct DefaultDateProgressLabel: View {
  fileprivate let interval: ClosedRange<Date>
  fileprivate let countsDown: Bool
  @MainActor public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown)
  }
}

// Progress of time, which stands still here.
extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      countsDown ? 1 : 0, label(),
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
extension ProgressView {
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(countsDown ? 1 : 0, label(), currentValueLabel()) }
}
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows how far something is when the view is made.
  public nonisolated init(_ progress: Progress) {
    self.init(
      progress.isIndeterminate ? nil : progress.fractionCompleted, EmptyView(), EmptyView())
  }
}
