import Campus
import Foundation
import Practice
import Usher
import UsherTesting

/// Fuzzes one of the example apps and says how it went.
@MainActor
enum Fuzzing {
  /// - Returns: The exit code: 1 if something is wrong, 2 if the arguments are not understood.
  static func run(_ arguments: [String]) async -> Int32 {
    guard let arguments = FuzzArguments(arguments) else {
      say(FuzzArguments.usage)
      return 2
    }
    switch arguments.app {
    case .campus: return await run(Fuzzer { makeCampus() }, arguments)
    case .practice: return await run(Fuzzer { makePractice() }, arguments)
    }
  }

  private static func run<Root>(_ fuzzer: Fuzzer<Root>, _ arguments: FuzzArguments) async -> Int32 {
    let clock = ContinuousClock()
    let start = clock.now
    var nextLine = arguments.steps / 10
    let report = await fuzzer.run(steps: arguments.steps, seed: arguments.seed) { taken in
      guard taken >= nextLine else { return }
      nextLine += max(arguments.steps / 10, 1)
      say("\(taken) steps, \(rate(taken, clock.now - start))")
    }
    if let failure = report.failure {
      print(failure)
      return 1
    }
    let pace = rate(report.steps, clock.now - start)
    print("nothing is wrong after \(report.steps) steps from seed \(report.seed), \(pace)")
    return 0
  }

  private static func rate(_ steps: Int, _ time: Duration) -> String {
    "\(Int(Double(steps) / max(time / .seconds(1), .ulpOfOne))) steps/s"
  }

  private static func say(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
