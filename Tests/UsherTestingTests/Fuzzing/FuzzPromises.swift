/// What the flows of a walk promise each other, kept by the flows themselves: the end of each child is
/// told to its parent once, and an action of an alert is called once.
@MainActor
final class FuzzPromises {
  private struct Promise {
    weak var object: AnyObject?
    var isRequired: Bool
    var count = 0
  }

  /// The flow at the bottom of everything, which other flows change too.
  weak var root: PlaceFlow?
  /// The child flow that was made last.
  weak var latest: PlaceFlow?
  /// A flow in the root from which something is presented, and the flow presented above that.
  weak var lower: PlaceFlow?
  weak var upper: PlaceFlow?
  private var promises: [Int: Promise] = [:]
  private var next = 0

  /// A child is about to start.
  func child(_ object: AnyObject) -> Int { add(Promise(object: object, isRequired: true)) }

  /// Something is about to be offered that may happen once, or never.
  func offer(_ object: AnyObject) -> Int { add(Promise(object: object, isRequired: false)) }

  private func add(_ promise: Promise) -> Int {
    next += 1
    promises[next] = promise
    return next
  }

  func kept(_ number: Int) { promises[number]?.count += 1 }

  /// What is wrong, when nothing moves.
  var broken: String? {
    for (number, promise) in promises {
      if promise.count > 1 { return "a parent was told \(promise.count) times of one end" }
      guard promise.object == nil else { continue }
      if promise.isRequired, promise.count == 0 { return "a parent was never told of an end" }
      promises[number] = nil
    }
    return nil
  }
}
