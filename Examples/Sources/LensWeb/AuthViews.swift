import Lens
import UsherWeb

extension WebViews {
  func addAuth() {
    register(LoginModel.self) { login in
      Spacer()
      Text("Lens", style: .display)
      Text("사진을 등록하고 크기를 확인해 보세요.", style: .caption)
      Form(submit: "로그인", isEnabled: !login.isWorking) {
        TextField("이메일", text: login.email, prompt: "minji@example.com", kind: .email) {
          login.email = $0
        }
        SecureField("비밀번호") { login.password = $0 }
      } onSubmit: {
        login.logInTapped()
      }
      if let problem = login.problem { Text(problem.text, style: .warning) }
      if login.isWorking { Text("확인하는 중…", style: .caption) }
      Button("회원가입", role: .plain) { login.signUpTapped() }
      Spacer()
    }

    register(SignUpModel.self) { signUp in
      Form(submit: "가입하기", isEnabled: !signUp.isWorking) {
        TextField("이메일", text: signUp.email, prompt: "minji@example.com", kind: .email) {
          signUp.email = $0
        }
        SecureField("비밀번호") { signUp.password = $0 }
        SecureField("비밀번호 확인") { signUp.repetition = $0 }
      } onSubmit: {
        signUp.signUpTapped()
      }
      if let problem = signUp.problem { Text(problem.text, style: .warning) }
      if signUp.isWorking { Text("가입하는 중…", style: .caption) }
      Text(
        "비밀번호는 \(CredentialProblem.passwordLengths.lowerBound)자 이상이에요. 이 컴퓨터에 scrypt로 저장돼요.",
        style: .footnote)
    }
  }
}
