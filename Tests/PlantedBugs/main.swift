import Foundation
import UsherTesting

// `planted BUG STEPS SEED [gated|models]`: prints a found failure as a test, with its number of steps
// in the last line.
let arguments = CommandLine.arguments
guard arguments.count >= 4, let steps = Int(arguments[2]), let seed = UInt64(arguments[3]) else {
  exit(2)
}
Task { @MainActor in
  let report =
    switch arguments.last {
    case "gated": await Fuzzer { GatedApp() }.run(steps: steps, seed: seed)
    case "models": await Fuzzer { ModelsApp() }.run(steps: steps, seed: seed)
    default:
      await Fuzzer(check: { $0.promises.broken }) { PlaceFlow() }.run(steps: steps, seed: seed)
    }
  guard let failure = report.failure else {
    print("nothing found in \(report.steps) steps")
    exit(0)
  }
  print(failure)
  print("found after \(report.steps) steps, shrunk to \(failure.steps.count)")
  exit(1)
}
RunLoop.main.run()
