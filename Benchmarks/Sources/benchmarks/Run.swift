import Dispatch
import Foundation
import Measuring
import Synchronization

/// Measures in parallel, with one measurement for each processor.
struct Run {
  let root: URL
  let groups: [Group]

  func figures(of choice: Choice) throws -> Figures {
    let workloads = groups.flatMap(\.workloads).filter(choice.includes)
    let readings = groups.flatMap(\.readings).filter(choice.includes)
    var figures = Figures(machine: Machine.name, toolchain: try Machine.toolchain())
    let commit = Machine.commit(of: root)
    figures.counts = try counts(of: workloads, commit: commit)
    // In order, because some of them measure time.
    figures.readings = try readings.map {
      Figures.Read(
        name: $0.name, value: (try Measurement().value(of: $0, in: root) * 10).rounded() / 10,
        unit: $0.unit,
        commit: commit)
    }
    return figures
  }

  private func counts(of workloads: [Workload], commit: String) throws -> [Figures.Count] {
    let measurement = Measurement()
    if measurement.profiler == nil {
      FileHandle.standardError.write(
        Data("benchmarks: without valgrind there are no instruction counts.\n".utf8))
    }
    let costs = Mutex<[Int: Result<Cost, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: workloads.count) { position in
      let cost = Result { try measurement.cost(of: workloads[position]) }
      costs.withLock { $0[position] = cost }
    }
    let results = costs.withLock(\.self)
    return try workloads.enumerated().compactMap { position, workload in
      guard let cost = try results[position]?.get() else { return nil }
      return Figures.Count(
        name: workload.name, instructions: cost.instructions.map { $0.rounded() },
        allocations: cost.allocations.map { ($0 * 100).rounded() / 100 }, commit: commit)
    }
  }
}
