#if canImport(SwiftUI)
  import Campus
  import SwiftUI
  package import UsherSwiftUI

  extension FlowViews {
    /// How Campus looks with SwiftUI.
    package static var campus: FlowViews {
      let views = FlowViews()
      views.register(LoginModel.self) { LoginView(login: $0) }
      views.register(YellowModel.self) { YellowView(yellow: $0) }
      views.register(RedModel.self) { _ in RedView() }
      views.register(WaysBackModel.self) { WaysBackView(ways: $0) }
      views.register(GreenModel.self) { GreenView(green: $0) }
      views.register(MixModel.self) { MixView(mix: $0) }
      views.register(ColoursModel.self) { ColoursView(colours: $0) }
      views.register(ColourModel.self) { ColourView(colour: $0) }
      views.register(AccountModel.self) { AccountView(account: $0) }
      views.register(NameModel.self) { NameView(name: $0) }
      return views
    }
  }
#endif
