/// A problem with the typed text of a log in or sign up.
package enum CredentialProblem: Hashable, Sendable {
  case emailMissing, emailMalformed
  case passwordMissing, passwordTooShort, passwordTooLong, passwordIsEmail
  case repetitionDiffers
  /// The store of accounts refused.
  case refused(AccountError)

  /// The allowed lengths of a password.
  package static let passwordLengths = 8...128

  /// The message for the user.
  package var text: String {
    switch self {
    case .emailMissing: "이메일을 입력해 주세요."
    case .emailMalformed: "올바른 이메일 주소가 아니에요."
    case .passwordMissing: "비밀번호를 입력해 주세요."
    case .passwordTooShort: "비밀번호는 \(Self.passwordLengths.lowerBound)자 이상이어야 해요."
    case .passwordTooLong: "비밀번호는 \(Self.passwordLengths.upperBound)자까지 쓸 수 있어요."
    case .passwordIsEmail: "이메일과 같은 비밀번호는 쓸 수 없어요."
    case .repetitionDiffers: "비밀번호가 서로 일치하지 않아요."
    case .refused(let error): error.text
    }
  }
}
