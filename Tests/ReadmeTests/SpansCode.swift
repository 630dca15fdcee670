// The code in the running text and the tables of pages that is in no page's own file. It only
// has to compile; `make check` looks for it here.
import Usher
import UsherHostTesting
import UsherLinks
import UsherTesting

struct ColorRoute: Hashable {
  let name: String
}

@MainActor
func linksOfColors() -> Links<ColorRoute> {
  [RouteLink(":name", { ColorRoute(name: $0) }, from: { $0.name })]
}

@MainActor
func fuzzAddresses(_ session: ShopSession) async -> [String] {
  let fuzzer = Fuzzer(check: { $0.addressProblem }) { ShopApp(session) }
  return await fuzzer.addressProblems(steps: 1_000)
}

func stepOfAWalk() -> FuzzStep {
  .verb(.pop, flow: 2)
}

@MainActor
func redirected() -> RouteDecision<StoreFlow.Route> {
  .redirect(to: .logIn, as: .sheet)
}

extension DraftFlow {
  func edited() async throws -> String? {
    try await run(TextFlow(), as: .sheet)
  }
}

@MainActor
func scheduleInAnAdversarialHost() -> AdversarialHost {
  AdversarialHost(ScheduleFlow())
}

@MainActor
func printTree(of host: InMemoryHost) { print(host.tree) }

extension StoreApp {
  func signedIn() { resume(as: .main) }
}
