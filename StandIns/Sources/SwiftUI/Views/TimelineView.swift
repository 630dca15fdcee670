/// When content is made again.
public nonisolated protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  func entries(from startDate: Date, mode: Mode) -> Entries
}
/// How often a schedule may be asked for.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }
/// Again and again after a time.
public nonisolated struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }
  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    sequence(first: Swift.max(start, startDate)) { $0.addingTimeInterval(interval) }
  }
}
/// Each minute.
public nonisolated struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    sequence(first: startDate) { $0.addingTimeInterval(60) }
  }
}
/// At given times.
public nonisolated struct ExplicitTimelineSchedule<Dates: Sequence>: TimelineSchedule
where Dates.Element == Date {
  private let dates: Dates
  public init(_ dates: Dates) { self.dates = dates }
  public func entries(from startDate: Date, mode: Mode) -> Dates { dates }
}
/// For each frame.
public nonisolated struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    sequence(first: startDate) { $0.addingTimeInterval(1 / 60) }
  }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { .init(from: startDate, by: interval) }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { .init() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { .init(minimumInterval: minimumInterval, paused: paused) }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { .init(dates) }
}
/// What the content of every timeline is made with.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context
/// Content that is made again as time passes; it is made once here.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content of a timeline is made with.
  public struct Context: Sendable {
    /// How often the content is made.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public let cadence: Cadence
  }
  private let content: (TimelineViewDefaultContext) -> Content
}
extension TimelineView: View where Content: View {
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { self.content = content }
  @MainActor public var body: some View {
    content(TimelineViewDefaultContext(date: Date(), cadence: .live))
  }
}
