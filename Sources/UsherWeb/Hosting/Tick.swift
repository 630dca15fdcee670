import Foundation
import Observation
@_spi(Hosting) import Usher
import UsherLinks
import UsherSnapshots

/// An observable value that changes on purpose: it fires a pending observation, and so releases its
/// registrations.
@Observable
@MainActor
final class Tick {
  private var count = 0

  func read() { _ = count }
  func advance() { count += 1 }
}
