public import Foundation

/// Where an animator is.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animation that can be started, paused and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Where it is.
  var state: UIViewAnimatingState { get }
  /// Whether it runs.
  var isRunning: Bool { get }
  /// Whether it runs backwards.
  var isReversed: Bool { get set }
  /// How far it is.
  var fractionComplete: CGFloat { get set }
  /// Starts it.
  func startAnimation()
  /// Starts it later.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses it.
  func pauseAnimation()
  /// Stops it where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends it after it was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The curve of an animation.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A curve of four points.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// Creates the default curve.
  public override init() { super.init() }
  /// Creates a known curve.
  public init(animationCurve curve: UIView.AnimationCurve) { super.init() }
  /// Creates a curve.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { super.init() }
}

/// A curve like a spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// Creates the default curve.
  public override init() { super.init() }
  /// Creates a curve.
  public init(dampingRatio ratio: CGFloat) { super.init() }
  /// Creates a curve.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) { super.init() }
}

/// An animation to which more can be added.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that start later.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block for the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Animates changes of views and can be interrupted.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var run = 0

  /// How long it takes.
  open private(set) var duration: TimeInterval
  /// When it starts.
  open private(set) var delay: TimeInterval = 0
  /// Whether touches reach what moves.
  open var isUserInteractionEnabled = true
  /// Whether touches are handled by hand.
  open var isManualHitTestingEnabled = false
  /// Whether it can be interrupted.
  open var isInterruptible = true
  /// Whether progress is even.
  open var scrubsLinearly = true
  /// Whether it waits at its end.
  open var pausesOnCompletion = false
  /// Its curve.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Where it is.
  open private(set) var state: UIViewAnimatingState = .inactive
  /// Whether it runs.
  open private(set) var isRunning = false
  /// Whether it runs backwards.
  open var isReversed = false
  /// How far it is.
  open var fractionComplete: CGFloat = 0 { didSet { if state == .inactive { activate() } } }

  /// Creates an animator with a curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }
  /// Creates an animator with a known curve.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { self.animations = [animations] }
  }
  /// Creates an animator with a curve of two points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }
  /// Creates an animator like a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }

  /// Creates an animator and starts it.
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .linear, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return unsafeDowncast(animator, to: Self.self)
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .inactive { animations.append(animation) } else { animation() }
  }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  open func startAnimation() {
    activate()
    isRunning = true
    run += 1
    let mine = run
    Animations.shared.run({}) { _ in
      if self.run == mine, self.isRunning { self.end(self.isReversed ? .start : .end) }
    }
  }
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }
  open func pauseAnimation() {
    activate()
    isRunning = false
    run += 1
  }
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
  open func stopAnimation(_ withoutFinishing: Bool) {
    isRunning = false
    run += 1
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { end(finalPosition) }
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let now = animations
    animations = []
    Animations.shared.depth += 1
    for animation in now { animation() }
    Animations.shared.depth -= 1
  }

  private func end(_ position: UIViewAnimatingPosition) {
    isRunning = false
    state = .inactive
    let now = completions
    completions = []
    for completion in now { completion(position) }
  }
}
