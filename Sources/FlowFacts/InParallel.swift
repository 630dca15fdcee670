import Dispatch

/// Does work for parts of the numbers below a count on all cores; the results are in order.
package func inParallel<Result: Sendable>(
  _ count: Int, _ work: @Sendable (Range<Int>) -> Result
) -> [Result] {
  guard Cores.areShared else { return count > 0 ? [work(0..<count)] : [] }
  let size = max(1, (count + 63) / 64)
  let parts = (count + size - 1) / size
  var results: [Result?] = Array(repeating: nil, count: parts)
  results.withUnsafeMutableBufferPointer { buffer in
    // `nonisolated(unsafe)` because each part writes to a place of its own.
    nonisolated(unsafe) let buffer = buffer
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      buffer[part] = work(part * size..<min(count, (part + 1) * size))
    }
  }
  return results.compactMap(\.self)
}
