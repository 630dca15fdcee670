import Testing
import UsherTesting

@MainActor
func openMain() throws -> InMemoryHost {
  let host = InMemoryHost(AppFlow(Session()))
  try host.screen(LoginModel.self).onLogIn()
  return host
}
