/// How a change is shown.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The animation of the change.
  public var animation: Animation?
  /// Whether views may not animate the change by themselves.
  public var disablesAnimations = false
  /// Whether it comes from something continuous.
  public var isContinuous = false
  internal var completions: [Completion] = []

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  /// Calls when the animations of the change are over.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) { completions.append(Completion(completion)) }

  /// This one with what another says.
  internal func merged(with other: Transaction) -> Transaction {
    var merged = self
    if let animation = other.animation { merged.animation = animation }
    if other.disablesAnimations { merged.disablesAnimations = true }
    if other.isContinuous { merged.isContinuous = true }
    merged.values.merge(other.values) { $1 }
    merged.completions += other.completions
    return merged
  }

  /// Whether writes with the two belong to one update.
  @MainActor internal func isSame(as other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && values.count == other.values.count
      && completions.elementsEqual(other.completions, by: ===)
      && values.allSatisfy { key, value in
        other.values[key].map { Sameness.holds(any: value, $0) } ?? false
      }
  }

  /// A closure that is called when the animations of a change are over.
  internal final class Completion {
    let call: () -> Void
    init(_ call: @escaping () -> Void) { self.call = call }
  }
}

/// Names a value of a transaction.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// Makes changes in a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let result = try Tracker.shared.writing(
    Tracker.shared.transaction.merged(with: transaction), body)
  finish(transaction.completions)
  return result
}
/// Makes changes with one value of their transaction.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Tracker.shared.transaction
  transaction[keyPath: keyPath] = value
  return try Tracker.shared.writing(transaction, body)
}
/// Makes changes with an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try withTransaction(Transaction(animation: animation), body) }
/// Makes changes with an animation, and calls when it is over.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

private struct Completions: @unchecked Sendable {
  // Because they are called on the main actor, to which they were given.
  let all: [Transaction.Completion]
}
private func finish(_ completions: [Transaction.Completion]) {
  guard !completions.isEmpty else { return }
  let completions = Completions(all: completions)
  onMain {
    MainClock.shared.after(turns: MainClock.turnsOfAnimation) {
      for one in completions.all { one.call() }
    }
  }
}

/// How a change moves: only a value that can be compared, because nothing moves here.
public struct Animation: Hashable, Sendable {
  private let name: String
  private var numbers: [Double]
  private init(_ name: String, _ numbers: Double...) {
    self.name = name
    self.numbers = numbers
  }
  public static let `default` = Animation("default")
  public static let linear = Animation("linear")
  public static let easeIn = Animation("easeIn")
  public static let easeOut = Animation("easeOut")
  public static let easeInOut = Animation("easeInOut")
  public static let spring = Animation("spring")
  public static let smooth = Animation("smooth")
  public static let snappy = Animation("snappy")
  public static let bouncy = Animation("bouncy")
  public static let interactiveSpring = Animation("interactiveSpring")
  public static func linear(duration: Double) -> Animation { Animation("linear", duration) }
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration) }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation("spring", response, dampingFraction, blendDuration) }
  @_disfavoredOverload public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation("spring", duration, bounce, blendDuration) }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation("spring", spring.duration, spring.bounce, blendDuration)
  }
  @_disfavoredOverload public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation("interactiveSpring", duration, extraBounce, blendDuration) }
  public static let interpolatingSpring = Animation("interpolatingSpring")
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation("interpolatingSpring", mass, stiffness, damping, initialVelocity) }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation("interpolatingSpring", duration, bounce, initialVelocity) }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation("interactiveSpring", response, dampingFraction, blendDuration) }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy", duration, extraBounce)
  }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth", duration, extraBounce)
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy", duration, extraBounce)
  }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation("timingCurve", p1x, p1y, p2x, p2y, duration) }
  public func delay(_ delay: Double) -> Animation { with(1, delay) }
  public func speed(_ speed: Double) -> Animation { with(2, speed) }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with(3, Double(repeatCount))
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation { with(4, 0) }
  /// The same, which counts as logically over after a time; here all end after the same turns.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { with(5, duration) }
  private func with(_ kind: Double, _ value: Double) -> Animation {
    var copy = self
    copy.numbers += [kind, value]
    return copy
  }
}
