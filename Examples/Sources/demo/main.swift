import DemoServer
import Foundation

// A synchronous main that ends in a run loop: an asynchronous one would move the main actor off
// the process's main thread.
Task { @MainActor in
  let outcome = await Demo.run(Array(CommandLine.arguments.dropFirst()))
  exit(outcome.code)
}
RunLoop.main.run()
