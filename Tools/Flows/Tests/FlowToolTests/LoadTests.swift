import FlowChecks
import FlowFacts
import FlowGraph
import FlowReading
import Foundation
import Testing

@Suite("The work for large apps", .serialized)
struct LoadTests {
  @Test("A map and its checks of four times as many flows cost less than nine times the work")
  func growth() {
    let (small, large) = (Self.program(of: 12), Self.program(of: 48))
    // The fewest of three: another process may take the caches away.
    let few = (0..<3).map { _ in Self.seconds(of: small) }.min() ?? 0
    let many = (0..<3).map { _ in Self.seconds(of: large) }.min() ?? 0
    // Sixteen times if each flow looked at all code.
    #expect(many < few * 9, "\(few) s and \(many) s of processor time")
  }

  /// The shop app in several modules.
  private static func program(of count: Int) -> Program {
    Program(
      (0..<count).map { number in
        FileReader.read(
          ShopApp.source, path: "Shop\(number).swift", number: number, module: "Shop\(number)")
      })
  }

  /// The time that this thread computes, whatever else the machine does.
  private static func seconds(of program: Program) -> Double {
    let start = threadTime()
    _ = Checks(FlowMap(program), program).findings()
    return threadTime() - start
  }

  private static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
