import Foundation
import FuzzRunner

// A synchronous main that ends in a run loop: with an asynchronous one the main actor would leave the
// process's main thread.
Task { @MainActor in
  exit(await FuzzRun.main(Array(CommandLine.arguments.dropFirst())))
}
RunLoop.main.run()
