public import Dispatch
public import Foundation

/// A length of time that can be said in units.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// Runs work later, or elsewhere.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}
extension Scheduler {
  /// Runs work as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  /// Runs work at a time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
  /// Runs work again and again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A length of time of a queue or a run loop.
public struct _TimeStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Hashable, Sendable
{
  /// How many seconds it takes.
  public var timeInterval: TimeInterval
  public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
  public init(integerLiteral value: Int) { timeInterval = TimeInterval(value) }
  public init(floatLiteral value: Double) { timeInterval = value }
  public init?<T: BinaryInteger>(exactly source: T) { timeInterval = TimeInterval(source) }
  public var magnitude: Double { abs(timeInterval) }
  public static func seconds(_ s: Int) -> _TimeStride { .init(TimeInterval(s)) }
  public static func seconds(_ s: Double) -> _TimeStride { .init(s) }
  public static func milliseconds(_ ms: Int) -> _TimeStride { .init(TimeInterval(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> _TimeStride { .init(TimeInterval(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> _TimeStride { .init(TimeInterval(ns) / 1e9) }
  public static func < (one: Self, other: Self) -> Bool { one.timeInterval < other.timeInterval }
  public static func + (one: Self, other: Self) -> Self {
    .init(one.timeInterval + other.timeInterval)
  }
  public static func - (one: Self, other: Self) -> Self {
    .init(one.timeInterval - other.timeInterval)
  }
  public static func * (one: Self, other: Self) -> Self {
    .init(one.timeInterval * other.timeInterval)
  }
  public static func *= (one: inout Self, other: Self) { one = one * other }
}
/// A time of a queue or a run loop.
public struct _SchedulerTime: Strideable, Hashable, Sendable {
  public typealias Stride = _TimeStride
  public var date: Date
  public init(_ date: Date) { self.date = date }
  public func distance(to other: Self) -> _TimeStride {
    .init(other.date.timeIntervalSince(date))
  }
  public func advanced(by n: _TimeStride) -> Self { .init(date + n.timeInterval) }
}

/// Work that was scheduled on a queue.
private struct Work: @unchecked Sendable {
  // Because it runs on the queue to which it was handed, as in Combine.
  let run: () -> Void
}
/// Work that is done again and again on a queue.
private final class Repeating: Cancellable {
  private let source: any DispatchSourceTimer
  init(
    _ queue: DispatchQueue, _ date: Date, _ interval: TimeInterval, _ action: @escaping () -> Void
  ) {
    let work = Work(run: action)
    source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(
      deadline: .now() + max(0, date.timeIntervalSinceNow), repeating: interval)
    source.setEventHandler { work.run() }
    source.resume()
  }
  func cancel() { source.cancel() }
  deinit { source.cancel() }
}
extension DispatchQueue {
  fileprivate func run(_ action: @escaping () -> Void, at date: Date) {
    let work = Work(run: action)
    // Real time, because an app's own operators, such as `debounce`, ask the queue for it. No navigation of the
    // stand-in waits for it.
    asyncAfter(deadline: .now() + max(0, date.timeIntervalSinceNow)) { work.run() }
  }
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  /// How work is done.
  public struct SchedulerOptions: Sendable { public init() {} }
  public var now: _SchedulerTime { .init(Date()) }
  public var minimumTolerance: _TimeStride { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(run: action)
    async { work.run() }
  }
  public func schedule(
    after date: _SchedulerTime, tolerance: _TimeStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { run(action, at: date.date) }
  public func schedule(
    after date: _SchedulerTime, interval: _TimeStride, tolerance: _TimeStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable { Repeating(self, date.date, interval.timeInterval, action) }
}
extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  /// How work is done.
  public struct SchedulerOptions: Sendable { public init() {} }
  public var now: _SchedulerTime { .init(Date()) }
  public var minimumTolerance: _TimeStride { 0 }
  // The main run loop does not run by itself here, but the main queue does.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(run: action)
    if self === RunLoop.main {
      DispatchQueue.main.async { work.run() }
    } else {
      perform { work.run() }
    }
  }
  public func schedule(
    after date: _SchedulerTime, tolerance: _TimeStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { DispatchQueue.main.run(action, at: date.date) }
  public func schedule(
    after date: _SchedulerTime, interval: _TimeStride, tolerance: _TimeStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable { Repeating(.main, date.date, interval.timeInterval, action) }
}
/// Runs work immediately.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = _SchedulerTime
  public typealias SchedulerOptions = Never
  public static let shared = ImmediateScheduler()
  public var now: _SchedulerTime { .init(Date(timeIntervalSinceReferenceDate: 0)) }
  public var minimumTolerance: _TimeStride { 0 }
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: _SchedulerTime, tolerance: _TimeStride, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }
  public func schedule(
    after date: _SchedulerTime, interval: _TimeStride, tolerance: _TimeStride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
