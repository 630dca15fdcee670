import Session
import UsherWeb

extension WebViews {
  func addAccount() {
    register(AccountModel.self) { account in
      List { Row("이름", value: account.person) }
      Section("세션 끝내기", footer: "금고는 누가 요청해도 401로 응답하는 주소예요.") {
        Row("금고 열기", detail: "서버가 401로 응답해요") { account.vaultTapped() }
        Row("모든 기기에서 로그아웃", detail: "다른 창에 있는 세션도 끝나요") { account.everywhereTapped() }
      }
      List {
        Toggle("다음에 시작할 때 소개 보기", isOn: account.showsIntroduction) {
          account.setShowsIntroduction($0)
        }
      }
      if let problem = account.problem { Text(problem.text, style: .warning) }
      Button("로그아웃", role: .destructive) { account.logOutTapped() }
    }

    register(ActivityModel.self) { model in
      Section("코디네이터의 시작과 끝") {
        for line in model.activity.lines {
          Row(line.flow, value: line.text, id: "\(line.id)")
        }
      }
    }
  }
}
