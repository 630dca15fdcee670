/// Retains a child until it is in the tree, and not while its result is awaited.
@MainActor
final class Handover {
  private var destination: Destination?

  init(_ destination: Destination) {
    self.destination = destination
  }

  func take() -> Destination? {
    defer { destination = nil }
    return destination
  }
}
