#if canImport(SwiftUI) && canImport(UIKit)
  import Session
  import SwiftUI

  struct LoginView: View {
    @Bindable var login: LoginModel

    var body: some View {
      Form {
        Section {
          Text("Session").font(.largeTitle)
          if let end = login.end.text { Text(end).font(.footnote) }
        }
        Section {
          TextField("이름", text: $login.name).textContentType(.username)
            .textInputAutocapitalization(.never).autocorrectionDisabled()
          SecureField("비밀번호", text: $login.password).textContentType(.password)
          Toggle("20초만 로그인", isOn: $login.isShort)
          Button("로그인") { login.logInTapped() }.disabled(login.isWorking)
          ProblemText(problem: login.problem)
        } footer: {
          Text("minji의 비밀번호는 mountain, junho의 비밀번호는 river예요.")
        }
      }
    }
  }
#endif
