#if canImport(SwiftUI) && canImport(UIKit)
  import Session
  import SwiftUI

  struct WelcomeView: View {
    let welcome: WelcomeModel

    var body: some View {
      VStack(spacing: 16) {
        Text("편지를 쓰고, 세션을 끝내 보세요").font(.largeTitle)
        Text("이 소개는 한 번만 나와요.").font(.footnote)
        Button("다음") { welcome.nextTapped() }
      }
      .padding()
    }
  }
#endif
