import Session
import Walking

extension Controls {
  /// What there is to touch on a screen of Session.
  @MainActor
  init(session screen: AnyObject) {
    switch screen {
    case let model as WelcomeModel: self.init(["다음": model.nextTapped])
    case let model as SessionsModel: self.init(["시작하기": model.startTapped])
    case let model as LoginModel:
      self.init(
        ["로그인": model.logInTapped],
        fields: ["이름": { model.name += $0 }, "비밀번호": { model.password += $0 }])
    case let model as LettersModel:
      var buttons = ["새 편지": model.writeTapped]
      for letter in model.box.letters { buttons[letter.title] = { model.tap(letter) } }
      self.init(buttons)
    case let model as LetterModel: self.init(["답장": model.answerTapped])
    case let model as WriteModel:
      var buttons = ["받는 사람": model.recipientTapped, "취소": model.cancelTapped]
      if model.canSend { buttons["보내기"] = model.sendTapped }
      self.init(buttons, fields: ["내용": { model.draft.text += $0 }])
    case let model as RecipientModel:
      var buttons: [String: @MainActor () -> Void] = [:]
      for person in model.people { buttons[person] = { model.tap(person) } }
      self.init(buttons)
    case let model as AccountModel:
      self.init(["금고 열기": model.vaultTapped, "로그아웃": model.logOutTapped])
    default: self.init()
    }
  }
}
