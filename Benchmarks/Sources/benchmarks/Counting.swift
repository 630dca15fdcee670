import CMeasuring
import Foundation
import Measuring

/// The process that counts one workload, or takes one reading.
@MainActor
enum Counting {
  /// Runs the counted work under a profiler, and prints its number of allocations.
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
