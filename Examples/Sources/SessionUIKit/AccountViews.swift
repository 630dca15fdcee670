#if canImport(UIKit)
  import PlainUIKit
  import Session
  import UIKit
  import UsherUIKit

  extension UIKitViews {
    func addAccount() {
      register(AccountModel.self) { account in
        PlainController {
          text(account.person, style: .headline)
          row("금고 열기", detail: "서버가 401로 응답해요") { account.vaultTapped() }
          row("모든 기기에서 로그아웃", detail: "다른 창에 있는 세션도 끝나요") { account.everywhereTapped() }
          row("다음에 시작할 때 소개 보기", detail: account.showsIntroduction ? "켜짐" : "꺼짐") {
            account.setShowsIntroduction(!account.showsIntroduction)
          }
          if let problem = account.problem { text(problem.text) }
          button("로그아웃", .plain(), isDestructive: true) { account.logOutTapped() }
        }
      }

      register(ActivityModel.self) { model in
        PlainController {
          for line in model.activity.lines {
            text("\(line.flow) \(line.text)")
          }
        }
      }
    }
  }
#endif
