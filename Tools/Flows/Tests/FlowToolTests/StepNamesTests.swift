import FlowChecks
import FlowFacts
import FlowGraph
import FlowReading
import FlowReview
import Testing

@Suite("The names of steps")
struct StepNamesTests {
  @Test(
    "A routine has the names of what its steps call and assign to",
    arguments: [
      ("list.append(child)", ["append"]), ("start()", ["start"]), ("Child()", ["Child", "init"]),
      ("Child.init()", ["init"]), ("closures[0]()", ["()"]),
      ("stack.delegate = self", ["delegate"]),
      ("children = []", ["children", "="]), ("children[id] = nil", ["="]),
      ("children += [child]", ["children", "="]), ("children = (others)", ["children", "="]),
      ("run { list.removeAll() }", ["run", "removeAll"]),
    ])
  func names(of step: String, are names: [String]) throws {
    let program = Self.program("func all() { \(step) }")
    let routine = try #require(program.routines.first)
    for name in names {
      #expect(program.names(inNestOf: routine.id).mayMeet(StepNames([name])), "\(name)")
    }
    #expect(!program.names(inNestOf: routine.id).mayMeet(StepNames(["somethingElse"])))
  }

  @Test("A plain assignment is none that may change a list")
  func plain() throws {
    let program = Self.program("func all() { a = b; c.d = .e; f = 1; g = { $0 } }")
    let routine = try #require(program.routines.first { $0.name == "all" })
    #expect(!routine.names.mayMeet(StepNames(["=", "()", "init"])))
  }

  @Test("Findings come in the order of the sources, whichever thread finds them")
  func order() throws {
    let program = Program(
      try Corpus().cases.enumerated().map { number, each in
        FileReader.read(
          each.files.map(\.text).joined(separator: "\n"), path: "Case\(1000 + number).swift",
          number: number, module: "Case\(number)")
      })
    let found = Review(program).findings()
    #expect(found.count > 80 && found == found.sorted())
    for _ in 0..<5 { #expect(Review(program).findings() == found) }
    #expect(Cores.$areShared.withValue(false) { Review(program).findings() } == found)
    let map = FlowMap(program)
    let checked = Checks(map, program).findings()
    #expect(Cores.$areShared.withValue(false) { Checks(map, program).findings() } == checked)
  }

  private static func program(_ text: String) -> Program {
    Program([FileReader.read(text, path: "A.swift", number: 0, module: "A")])
  }
}
