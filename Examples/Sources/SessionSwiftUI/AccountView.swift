#if canImport(SwiftUI) && canImport(UIKit)
  import Session
  import SwiftUI

  struct AccountView: View {
    @Bindable var account: AccountModel

    var body: some View {
      Form {
        Section(account.person) {
          Button("금고 열기") { account.vaultTapped() }
          Button("모든 기기에서 로그아웃") { account.everywhereTapped() }
          Toggle("다음에 시작할 때 소개 보기", isOn: $account.introducesAgain)
          ProblemText(problem: account.problem)
        }
        Button("로그아웃", role: .destructive) { account.logOutTapped() }
      }
    }
  }

  extension AccountModel {
    /// Whether the introduction is shown at the next start, as a switch reads and writes it.
    fileprivate var introducesAgain: Bool {
      get { showsIntroduction }
      set { setShowsIntroduction(newValue) }
    }
  }
#endif
