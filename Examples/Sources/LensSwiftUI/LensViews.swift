#if canImport(SwiftUI) && canImport(UIKit)
  import Lens
  import SwiftUI
  package import UsherSwiftUI

  extension FlowViews {
    /// How Lens looks with SwiftUI.
    package static var lens: FlowViews {
      let views = FlowViews()
      views.register(LoginModel.self) { LoginView($0) }
      views.register(SignUpModel.self) { SignUpView($0) }
      views.register(MainModel.self) { MainView($0) }
      views.register(RegisterImageModel.self) { RegisterImageView($0) }
      views.register(ImageResultModel.self) { ImageResultView($0) }
      views.register(SettingsModel.self) { SettingsView($0) }
      return views
    }
  }
#endif
