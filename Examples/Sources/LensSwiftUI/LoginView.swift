#if canImport(SwiftUI) && canImport(UIKit)
  import Lens
  import SwiftUI

  /// The log in.
  package struct LoginView: View {
    @Bindable private var login: LoginModel

    package init(_ login: LoginModel) { self.login = login }

    package var body: some View {
      Form {
        Section {
          Text("Lens").font(.largeTitle)
          Text("사진을 등록하고 크기를 확인해 보세요.").font(.footnote)
        }
        Section {
          TextField("이메일", text: $login.email).textContentType(.emailAddress)
            .keyboardType(.emailAddress).textInputAutocapitalization(.never)
            .autocorrectionDisabled()
          SecureField("비밀번호", text: $login.password).textContentType(.password)
          Button("로그인") { login.logInTapped() }.disabled(login.isWorking)
          ProblemText(text: login.problem?.text)
        }
        Button("회원가입") { login.signUpTapped() }
      }
    }
  }
#endif
