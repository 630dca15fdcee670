import Foundation
import Observation
@_spi(Hosting) import Usher
import UsherLinks
import UsherSnapshots

/// Something observable that changes on purpose: it makes an observation that has not fired yet fire,
/// and so released all that it registered.
@Observable
@MainActor
final class Tick {
  private var count = 0

  func read() { _ = count }
  func advance() { count += 1 }
}
