#if canImport(SwiftUI) && canImport(UIKit)
  import Session
  import SwiftUI
  package import UsherSwiftUI

  extension FlowViews {
    /// How Session looks with SwiftUI.
    package static var session: FlowViews {
      let views = FlowViews()
      views.register(WelcomeModel.self) { WelcomeView(welcome: $0) }
      views.register(SessionsModel.self) { SessionsView(sessions: $0) }
      views.register(LoginModel.self) { LoginView(login: $0) }
      views.register(LettersModel.self) { LettersView(letters: $0) }
      views.register(LetterModel.self) { LetterView(model: $0) }
      views.register(WriteModel.self) { WriteView(write: $0, draft: $0.draft) }
      views.register(RecipientModel.self) { RecipientView(recipient: $0) }
      views.register(AccountModel.self) { AccountView(account: $0) }
      views.register(ActivityModel.self) { ActivityView(activity: $0.activity) }
      return views
    }
  }
#endif
