#if canImport(SwiftUI) && canImport(UIKit)
  import Lens
  import SwiftUI
  package import UsherSwiftUI

  extension FlowViews {
    /// How Lens looks with SwiftUI.
    package static var lens: FlowViews {
      let views = FlowViews()
      views.register(LoginModel.self) { LoginView(login: $0) }
      views.register(SignUpModel.self) { SignUpView(signUp: $0) }
      views.register(MainModel.self) { MainView(main: $0) }
      views.register(RegisterImageModel.self) { RegisterImageView(register: $0) }
      views.register(ImageResultModel.self) { ImageResultView(result: $0) }
      views.register(SettingsModel.self) { SettingsView(settings: $0) }
      return views
    }
  }
#endif
