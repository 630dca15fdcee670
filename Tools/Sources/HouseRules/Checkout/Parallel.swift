import Dispatch
import Synchronization

/// Maps values on all cores, and keeps their order.
func inParallel<Value: Sendable, Result: Sendable>(
  _ values: [Value], _ transform: @Sendable (Value) -> Result
) -> [Result] {
  let results = Mutex([Result?](repeating: nil, count: values.count))
  DispatchQueue.concurrentPerform(iterations: values.count) { index in
    let result = transform(values[index])
    results.withLock { $0[index] = result }
  }
  return results.withLock { $0.compactMap(\.self) }
}
