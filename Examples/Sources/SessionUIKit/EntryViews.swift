#if canImport(UIKit)
  import PlainUIKit
  import Session
  import UIKit
  import UsherUIKit

  extension UIKitViews {
    func addIntroduction() {
      register(WelcomeModel.self) { welcome in
        PlainController {
          text("편지를 쓰고, 세션을 끝내 보세요", style: .largeTitle)
          text("이 소개는 한 번만 나와요.", style: .footnote)
          button("다음") { welcome.nextTapped() }
        }
      }

      register(SessionsModel.self) { sessions in
        PlainController {
          text("로그인하면 세션이 시작돼요. 시간이 지나거나, 로그아웃하거나, 서버가 401로 응답하면 끝나요.")
          text("무엇을 하고 있었든 로그인 화면으로 한 번에 돌아가요.", style: .footnote)
          button("시작하기") { sessions.startTapped() }
        }
      }
    }

    func addLogin() {
      register(LoginModel.self) { login in
        // Created once, so that the fields stay the same while the user types.
        let name = field("이름", text: login.name) { login.name = $0 }
        let password = field("비밀번호", text: login.password) { login.password = $0 }
        password.isSecureTextEntry = true
        return PlainController {
          text("Session", style: .largeTitle)
          if let end = login.end.text { text(end, style: .footnote) }
          name
          password
          button(login.isShort ? "20초만 로그인: 켜짐" : "20초만 로그인: 꺼짐", .plain()) {
            login.isShort.toggle()
          }
          button("로그인", isEnabled: !login.isWorking) { login.logInTapped() }
          if let problem = login.problem { text(problem.text) }
          text("minji의 비밀번호는 mountain, junho의 비밀번호는 river예요.", style: .footnote)
        }
      }
    }
  }
#endif
