import FlowChecks
import FlowFacts
import FlowGraph
import FlowReading
import FlowReview
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

  @Test("A review of four times as many coordinators behind one protocol costs four times the work")
  func reviewing() {
    let (small, large) = (Self.hand(of: 40), Self.hand(of: 160))
    let (few, many) = (Self.followed(in: small), Self.followed(in: large))
    // The count is that of this code; a change of it is to be looked at.
    #expect(few > 0 && few < 3_000, "\(few) steps for 40 coordinators")
    #expect(many <= few * 4 + 40, "\(few) steps, and \(many) for four times as many")
    let quick = (0..<3).map { _ in Self.seconds { Review(small).findings() } }.min() ?? 0
    let long = (0..<3).map { _ in Self.seconds { Review(large).findings() } }.min() ?? 0
    #expect(long < quick * 9, "\(quick) s and \(long) s of processor time")
  }

  @Test("Reading twice the text visits twice the nodes")
  func reading() {
    let text = ShopApp.source
    let once = FileReader.read(text, path: "A.swift", number: 0, module: "A")
    let twice = FileReader.read(text + text, path: "A.swift", number: 0, module: "A")
    #expect(twice.visitCount == once.visitCount * 2)
    #expect(once.visitCount < once.lineCount * 6, "\(once.visitCount) of \(once.lineCount) lines")
  }

  private static func followed(in program: Program) -> Int {
    let review = Review(program)
    let findings = review.findings()
    #expect(!findings.isEmpty)
    return review.followedSteps
  }

  /// Coordinators that open each other, all of one protocol.
  private static func hand(of count: Int) -> Program {
    let shared = """
      protocol Hand: AnyObject {
        var children: [Hand] { get set }
        func start()
        func childDidFinish(_ child: Hand)
      }
      """
    let files = (0..<count).map { number in
      """
      final class Coordinator\(number): Hand {
        let stack: UINavigationController
        var children: [Hand] = []
        weak var parent: Hand?
        init(_ stack: UINavigationController) { self.stack = stack }
        func start() {
          let screen = Screen\(number)()
          screen.onNext = { [weak self] in self?.openNext() }
          screen.onDone = { [weak self] in self?.done() }
          stack.pushViewController(screen, animated: true)
        }
        func openNext() {
          let child = Coordinator\((number + 1) % count)(stack)
          child.parent = self
          children.append(child)
          child.start()
        }
        func restart() { parent?.start() }
        func done() { parent?.childDidFinish(self) }
        func childDidFinish(_ child: Hand) { children.removeAll { $0 === child } }
      }
      final class Screen\(number): UIViewController {
        var onNext: (() -> Void)?
        var onDone: (() -> Void)?
        @objc func tapped() { onNext?() }
        \(number.isMultiple(of: 2) ? "override func viewDidDisappear(_ animated: Bool) { onDone?() }" : "")
      }
      """
    }
    return Program(
      ([shared] + files).enumerated().map { number, text in
        FileReader.read(text, path: "Hand\(number).swift", number: number, module: "Hand")
      })
  }

  /// The shop app in several modules.
  private static func program(of count: Int) -> Program {
    Program(
      (0..<count).map { number in
        FileReader.read(
          ShopApp.source, path: "Shop\(number).swift", number: number, module: "Shop\(number)")
      })
  }

  /// The time that this thread computes, which does all of the work, whatever else the machine does.
  private static func seconds(of program: Program) -> Double {
    seconds { Checks(FlowMap(program), program).findings() }
  }

  private static func seconds<Result>(_ work: () -> Result) -> Double {
    let start = threadTime()
    _ = Cores.$areShared.withValue(false, operation: work)
    return threadTime() - start
  }

  private static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
