#if canImport(SwiftUI) && canImport(UIKit)
  import Session
  import SwiftUI

  struct SessionsView: View {
    let sessions: SessionsModel

    var body: some View {
      VStack(spacing: 16) {
        Text("로그인하면 세션이 시작돼요. 시간이 지나거나, 로그아웃하거나, 서버가 401로 응답하면 끝나요.")
        Text("무엇을 하고 있었든 로그인 화면으로 한 번에 돌아가요.").font(.footnote)
        Button("시작하기") { sessions.startTapped() }
      }
      .padding()
    }
  }
#endif
