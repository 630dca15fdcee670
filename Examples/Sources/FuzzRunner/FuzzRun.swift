import ArgumentParser
import Campus
import EarlyBuddy
import EarlyBuddyMemory
import Foundation
import Lens
import LensMemory
import Practice
import Session
import Usher
import UsherTesting

/// Fuzzes one of the example apps and prints the result.
@MainActor
package enum FuzzRun {
  /// Fuzzes as the arguments say; the process ends here if they are wrong, or ask for help.
  ///
  /// - Returns: The exit code: 1 for a failure.
  package static func main(_ arguments: [String]) async -> Int32 {
    let options: FuzzArguments
    do {
      options = try FuzzArguments(arguments)
    } catch {
      FuzzArguments.exit(withError: error)
    }
    return await run(options)
  }

  private static func run(_ arguments: FuzzArguments) async -> Int32 {
    let clock = ContinuousClock()
    let start = clock.now
    let stride = max(arguments.steps / 10, 1)
    var next = stride
    let report = await report(on: arguments) { taken in
      guard taken >= next, taken < arguments.steps else { return }
      next = taken + stride
      say("\(taken) steps, \(rate(taken, clock.now - start))")
    }
    if let failure = report.failure {
      print(failure)
      return 1
    }
    let pace = rate(report.steps, clock.now - start)
    print("nothing is wrong after \(report.steps) steps from seed \(report.seed): \(pace)")
    return 0
  }

  /// Walks through the requested app.
  static func report(
    on arguments: FuzzArguments, progress: (@MainActor (Int) -> Void)? = nil
  ) async -> FuzzReport {
    switch arguments.app {
    case .campus:
      var fuzzer = Fuzzer { makeCampus() }
      fuzzer.code = "Fuzzer { makeCampus() }"
      return await fuzzer.run(steps: arguments.steps, seed: arguments.seed, progress: progress)
    case .lens:
      var fuzzer = Fuzzer {
        let memory = LensMemory()
        return makeLens(accounts: memory, library: memory)
      }
      fuzzer.code = "Fuzzer { makeLens(accounts: LensMemory(), library: LensMemory()) }"
      return await fuzzer.run(steps: arguments.steps, seed: arguments.seed, progress: progress)
    case .earlybuddy:
      var fuzzer = Fuzzer { makeEarlyBuddy(EarlyBuddyMemory().services) }
      fuzzer.code = "Fuzzer { makeEarlyBuddy(EarlyBuddyMemory().services) }"
      return await fuzzer.run(steps: arguments.steps, seed: arguments.seed, progress: progress)
    case .session:
      var fuzzer = Fuzzer { makeSession(makeFuzzedSession()) }
      fuzzer.code = "Fuzzer { makeSession(makeFuzzedSession()) }"
      return await fuzzer.run(steps: arguments.steps, seed: arguments.seed, progress: progress)
    case .practice:
      var fuzzer = Fuzzer { makePractice() }
      fuzzer.code = "Fuzzer { makePractice() }"
      return await fuzzer.run(steps: arguments.steps, seed: arguments.seed, progress: progress)
    }
  }

  private static func rate(_ steps: Int, _ time: Duration) -> String {
    "\(Int(Double(steps) / max(time / .seconds(1), .ulpOfOne))) steps/s"
  }

  private static func say(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
