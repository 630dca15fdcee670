import Testing
import UsherTesting

@MainActor @Test("Random walks through the app find no failure")
func fuzz() async {
  await Fuzzer { AppFlow(Session()) }.expectNoFailure(steps: 2_000)
}
