import Lens
import Walking

extension Controls {
  /// What there is to touch on a screen of Lens.
  @MainActor
  init(lens screen: AnyObject) {
    switch screen {
    case let model as LoginModel:
      self.init(
        ["로그인": model.logInTapped, "회원가입": model.signUpTapped],
        fields: ["이메일": { model.email += $0 }, "비밀번호": { model.password += $0 }])
    case let model as SignUpModel:
      self.init(
        ["가입하기": model.signUpTapped],
        fields: [
          "이메일": { model.email += $0 }, "비밀번호": { model.password += $0 },
          "비밀번호 확인": { model.repetition += $0 },
        ])
    case let model as MainModel:
      var buttons = ["이미지 등록": model.registerTapped]
      for photo in model.album.photos { buttons[photo.name] = { model.photoTapped(photo) } }
      self.init(buttons)
    case let model as RegisterImageModel: self.init(["등록": model.registerTapped])
    case let model as ImageResultModel:
      self.init(["완료": model.doneTapped, "지우기": model.removeTapped])
    case let model as SettingsModel: self.init(["로그아웃": model.logOutTapped])
    default: self.init()
    }
  }
}
