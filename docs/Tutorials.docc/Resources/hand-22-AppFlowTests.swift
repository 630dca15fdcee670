import Testing
import UsherTesting

@MainActor @Test("A swipe out of yellow leaves nothing of it")
func swipingBack() throws {
  let host = InMemoryHost(AppFlow())
  try host.screen(LoginModel.self).onYellow()
  host.user.swipeBack()
  host.expectTree(
    """
    AppFlow (switcher)
      login: LoginFlow (stack)
        login: LoginModel
    """)
}

@MainActor @Test("From yellow to main, and out again")
func throughYellow() throws {
  let host = InMemoryHost(AppFlow())
  try host.screen(LoginModel.self).onYellow()
  try host.screen(YellowModel.self).onMain()
  host.user.tapTab("Account")
  try host.screen(AccountModel.self).onLogOut()
  #expect(host.title == "Log in")
  host.expectNothingLeaked()
}
