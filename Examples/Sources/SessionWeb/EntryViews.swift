import Session
import UsherWeb

extension WebViews {
  func addIntroduction() {
    register(WelcomeModel.self) { welcome in
      Spacer()
      Text("편지를 쓰고,\n세션을 끝내 보세요", style: .display)
      Text("이 소개는 한 번만 나와요.", style: .caption)
      Spacer()
      Button("다음") { welcome.nextTapped() }
    }

    register(SessionsModel.self) { sessions in
      Text("로그인하면 세션이 시작돼요. 세션은 언제든 끝날 수 있어요.")
      Section("세션이 끝나는 경우") {
        Row("시간", detail: "정해진 시간이 지났을 때")
        Row("로그아웃", detail: "이 기기나 모든 기기에서 로그아웃했을 때")
        Row("서버", detail: "요청에 401로 응답했을 때")
      }
      Text("무엇을 하고 있었든 로그인 화면으로 한 번에 돌아가요.", style: .footnote)
      Button("시작하기") { sessions.startTapped() }
    }
  }

  func addLogin() {
    register(LoginModel.self) { login in
      Spacer()
      Text("Session", style: .display)
      if let text = login.end.text { Text(text, style: .caption) }
      Form(submit: "로그인", isEnabled: !login.isWorking) {
        TextField("이름", text: login.name, prompt: "minji") { login.name = $0 }
        SecureField("비밀번호") { login.password = $0 }
      } onSubmit: {
        login.logInTapped()
      }
      List {
        Toggle("20초만 로그인", isOn: login.isShort) { login.isShort = $0 }
      }
      if let problem = login.problem { Text(problem.text, style: .warning) }
      if login.isWorking { Text("확인하는 중…", style: .caption) }
      Text("minji의 비밀번호는 mountain, junho의 비밀번호는 river예요.", style: .footnote)
      Spacer()
    }
  }
}
