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
    let observed = arguments.observed.map { _ in ObservedSteps() }
    let report = await report(on: arguments, observed: observed) { taken in
      guard taken >= next, taken < arguments.steps else { return }
      next = taken + stride
      say("\(taken) steps, \(rate(taken, clock.now - start))")
    }
    if let path = arguments.observed, let observed {
      do {
        try Data(observed.text.utf8).write(to: URL(filePath: path))
      } catch {
        say("\(path): the steps cannot be written: \(error.localizedDescription)")
        return 1
      }
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
    on arguments: FuzzArguments, observed: ObservedSteps? = nil,
    progress: (@MainActor (Int) -> Void)? = nil
  ) async -> FuzzReport {
    func run<Root: Coordinator>(_ fuzzer: Fuzzer<Root>, _ root: String) async -> FuzzReport {
      var fuzzer = fuzzer
      fuzzer.code = "Fuzzer { \(root) }"
      fuzzer.observedSteps = observed
      return await fuzzer.run(steps: arguments.steps, seed: arguments.seed, progress: progress)
    }
    switch arguments.app {
    case .campus: return await run(Fuzzer { makeCampus() }, "makeCampus()")
    case .lens:
      let fuzzer = Fuzzer {
        let memory = LensMemory()
        return makeLens(accounts: memory, library: memory)
      }
      return await run(fuzzer, "makeLens(accounts: LensMemory(), library: LensMemory())")
    case .earlybuddy:
      return await run(
        Fuzzer { makeEarlyBuddy(EarlyBuddyMemory().services) },
        "makeEarlyBuddy(EarlyBuddyMemory().services)")
    case .session:
      return await run(
        Fuzzer { makeSession(makeFuzzedSession()) }, "makeSession(makeFuzzedSession())")
    case .practice: return await run(Fuzzer { makePractice() }, "makePractice()")
    }
  }

  private static func rate(_ steps: Int, _ time: Duration) -> String {
    "\(Int(Double(steps) / max(time / .seconds(1), .ulpOfOne))) steps/s"
  }

  private static func say(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
