#if canImport(SwiftUI) && canImport(UIKit)
  import Lens
  import LensSwiftUI
  import UsherUIKit

  /// Returns the views of Lens for UIKit: those of SwiftUI, in UIKit's containers.
  @MainActor
  package func makeLensViews() -> UIKitViews {
    let views = UIKitViews()
    views.register(LoginModel.self) { LoginView($0) }
    views.register(SignUpModel.self) { SignUpView($0) }
    views.register(MainModel.self) { MainView($0) }
    views.register(RegisterImageModel.self) { RegisterImageView($0) }
    views.register(ImageResultModel.self) { ImageResultView($0) }
    views.register(SettingsModel.self) { SettingsView($0) }
    return views
  }
#endif
