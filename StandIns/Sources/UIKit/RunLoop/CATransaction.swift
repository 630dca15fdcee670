public import Foundation

/// Groups changes; its completion comes when the animations begun inside have ended.
@preconcurrency @MainActor open class CATransaction: NSObject {
  private final class Group {
    var completion: (() -> Void)?
    var running: Set<ObjectIdentifier> = []
    var isCommitted = false
    var isDone = false
    var values: [String: Any] = [:]
  }
  private static var open: [Group] = []
  private static var waiting: [Group] = []

  /// Opens a group.
  open class func begin() { open.append(Group()) }
  /// Closes the group that was opened last.
  open class func commit() {
    guard let group = open.popLast() else { return }
    group.isCommitted = true
    finish(group)
  }
  /// Commits what was changed outside of groups.
  open class func flush() {}
  /// Calls when the animations of the group have ended; at once if it has none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let group = open.last else {
      if let block { MainClock.shared.atNextTurn { block() } }
      return
    }
    group.completion = block
  }
  /// The block that was set.
  open class func completionBlock() -> (() -> Void)? { open.last?.completion }
  /// The duration of the group's animations.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// The duration of the group's animations.
  open class func animationDuration() -> CFTimeInterval { 0.25 }
  /// Whether changes are made without animation.
  open class func setDisableActions(_ flag: Bool) { open.last?.values["disableActions"] = flag }
  /// Whether changes are made without animation.
  open class func disableActions() -> Bool {
    open.last?.values["disableActions"] as? Bool ?? false
  }
  /// Sets a value of the group.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    open.last?.values[key] = anObject
  }
  /// A value of the group.
  open class func value(forKey key: String) -> Any? { open.last?.values[key] }

  internal static func _animationDidBegin(_ token: NSObject) {
    for group in open { group.running.insert(ObjectIdentifier(token)) }
    waiting += open.filter { group in !waiting.contains { $0 === group } }
  }

  internal static func _animationDidEnd(_ token: NSObject) {
    for group in waiting where group.running.remove(ObjectIdentifier(token)) != nil {
      finish(group)
    }
    waiting.removeAll(where: \.isDone)
  }

  internal static func _reset() {
    open = []
    waiting = []
  }

  private static func finish(_ group: Group) {
    guard group.isCommitted, group.running.isEmpty, !group.isDone else { return }
    group.isDone = true
    if let completion = group.completion { completion() }
  }
}

/// Calls once per turn, as if for each frame.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  /// Whether it waits.
  open var isPaused = false
  /// When the frame was shown.
  open var timestamp: CFTimeInterval { 0 }
  /// When the next frame is shown.
  open var targetTimestamp: CFTimeInterval { 0 }
  /// How long a frame takes.
  open var duration: CFTimeInterval { 1 / 60 }
  /// Creates a link; selectors do not exist here, so that it never calls.
  public init(target: Any, selector sel: Selector) { super.init() }
  /// Starts it.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stops it.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends it.
  open func invalidate() {}
}
