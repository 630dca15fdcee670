#if canImport(SwiftUI) && canImport(UIKit)
  import Lens
  import SwiftUI

  /// The sign up.
  package struct SignUpView: View {
    @Bindable private var signUp: SignUpModel

    package init(_ signUp: SignUpModel) { self.signUp = signUp }

    package var body: some View {
      Form {
        Section {
          TextField("이메일", text: $signUp.email).textContentType(.emailAddress)
            .keyboardType(.emailAddress).textInputAutocapitalization(.never)
            .autocorrectionDisabled()
          SecureField("비밀번호", text: $signUp.password).textContentType(.newPassword)
          SecureField("비밀번호 확인", text: $signUp.repetition).textContentType(.newPassword)
          Button("가입하기") { signUp.signUpTapped() }.disabled(signUp.isWorking)
          ProblemText(text: signUp.problem?.text)
        } footer: {
          Text("비밀번호는 \(CredentialProblem.passwordLengths.lowerBound)자 이상이에요.")
        }
      }
    }
  }
#endif
