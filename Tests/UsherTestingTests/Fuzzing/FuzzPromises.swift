/// The promises between the flows of a walk, checked by the flows themselves: a parent receives the
/// end of each child once, and an action of an alert runs once.
@MainActor
final class FuzzPromises {
  private struct Promise {
    weak var object: AnyObject?
    var isRequired: Bool
    var count = 0
  }

  /// The root flow, which other flows change too.
  weak var root: PlaceFlow?
  /// The latest child flow.
  weak var latest: PlaceFlow?
  /// A flow in the root that presents, and the flow presented above it.
  weak var lower: PlaceFlow?
  weak var upper: PlaceFlow?
  private var promises: [Int: Promise] = [:]
  private var next = 0
  private var turn = 0
  /// True if screens also let flows elsewhere present and push.
  let isCrowded: Bool

  init(isCrowded: Bool = false) { self.isCrowded = isCrowded }

  /// A living flow, another one each time, wherever it is.
  var someone: PlaceFlow? {
    let flows = [root] + promises.keys.sorted().map { promises[$0]?.object as? PlaceFlow }
    turn += 1
    return flows[turn % flows.count]
  }

  /// The route of its next sheet, another one each time, because a repeated one is dropped.
  var route: PlaceFlow.Route { turn.isMultiple(of: 2) ? .more : .first }

  /// Notes that a child is about to start.
  func child(_ object: AnyObject) -> Int { add(Promise(object: object, isRequired: true)) }

  /// Notes an offer that may happen once, or never.
  func offer(_ object: AnyObject) -> Int { add(Promise(object: object, isRequired: false)) }

  private func add(_ promise: Promise) -> Int {
    next += 1
    promises[next] = promise
    return next
  }

  func kept(_ number: Int) { promises[number]?.count += 1 }

  /// The broken promise at rest; `nil` if there is none.
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
