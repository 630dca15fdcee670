import CMeasuring
import Foundation
import Measuring

/// What the process does that counts one workload, or takes one reading.
@MainActor
enum Counting {
  /// Does what is counted while a profiler looks on, and prints how many allocations it made.
  static func count(_ workload: Workload) {
    let context = Context(body: workload.prepare())
    withExtendedLifetime(context) {
      usher_measured(
        { pointer in
          guard let pointer else { return }
          let context = Unmanaged<Context>.fromOpaque(pointer).takeUnretainedValue()
          MainActor.assumeIsolated { context.body() }
        }, Unmanaged.passUnretained(context).toOpaque())
    }
    print("counted \(usher_allocations())")
  }

  /// Takes a reading and prints it.
  static func take(_ reading: Reading) throws { print("read \(try reading.take())") }

  private final class Context {
    let body: @MainActor () -> Void
    init(body: @escaping @MainActor () -> Void) { self.body = body }
  }
}
