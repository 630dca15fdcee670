import Foundation
import FuzzRunner

// A synchronous main that ends in a run loop: an asynchronous one would move the main actor off
// the process's main thread.
Task { @MainActor in
  exit(await FuzzRun.main(Array(CommandLine.arguments.dropFirst())))
}
RunLoop.main.run()
