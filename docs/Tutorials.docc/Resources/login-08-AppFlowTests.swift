import Testing
import UsherTesting

@MainActor @Test("A log out leaves nothing of the main flow")
func loggingOut() throws {
  let session = Session()
  let host = InMemoryHost(AppFlow(session))
  try host.screen(LoginModel.self).onLogIn()
  host.user.tapTab("Account")
  try host.screen(AccountModel.self).onLogOut()
  #expect(!session.isOpen)
  host.expectTree(
    """
    AppFlow (switcher)
      login: LoginModel
    """)
}
