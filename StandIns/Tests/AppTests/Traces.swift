/// Remembers objects without holding them.
@MainActor
final class Traces {
  private struct Trace {
    weak var object: AnyObject?
  }

  private var traces: [ObjectIdentifier: Trace] = [:]

  func note(_ objects: [AnyObject]) {
    for object in objects { traces[ObjectIdentifier(object)] = Trace(object: object) }
  }

  /// The names of the living objects' types.
  var left: [String] {
    traces.values.compactMap(\.object).map { String(describing: type(of: $0)) }.sorted()
  }
}
