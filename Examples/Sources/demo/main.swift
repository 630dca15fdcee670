import DemoServer
import Foundation

// A synchronous main that ends in a run loop: with an asynchronous one the main actor would leave the
// process's main thread.
Task { @MainActor in
  let outcome = await Demo.run(Array(CommandLine.arguments.dropFirst()))
  exit(outcome.code)
}
RunLoop.main.run()
