import Testing
import UsherTesting

@MainActor @Test("Random walks through the app find no failure")
func fuzz() async {
  let fuzzer = Fuzzer(check: { app in
    app.session.isOpen == (app.navigation.current == .main) ? nil : "main without a session"
  }) {
    AppFlow(Session())
  }
  await fuzzer.expectNoFailure(steps: 2_000)
}
