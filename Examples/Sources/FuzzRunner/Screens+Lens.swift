package import Lens
package import UsherTesting

extension LoginModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    ["correct horse", "wrong horse", ""].map { password in
      FuzzAction("log in with “\(password)”") {
        (self.email, self.password) = ("minji@example.com", password)
        self.logInTapped()
      }
    } + [FuzzAction("sign up") { self.signUpTapped() }]
  }
}

extension SignUpModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    [
      FuzzAction("fill in and sign up") {
        (self.email, self.password) = ("minji@example.com", "correct horse")
        self.repetition = "correct horse"
        self.signUpTapped()
      }, FuzzAction("sign up") { self.signUpTapped() },
    ]
  }
}

extension MainModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    [FuzzAction("register") { self.registerTapped() }]
      + album.photos.prefix(1).map { photo in FuzzAction("photo") { self.photoTapped(photo) } }
  }
}

extension RegisterImageModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    [
      FuzzAction("choose nothing") { self.choose(ImageFile(name: "a.txt", bytes: [])) },
      FuzzAction("register") { self.registerTapped() },
      FuzzAction("choose and register") {
        self.choose(ImageFile(name: "b.png", bytes: [1, 2]))
        self.registerTapped()
      },
    ]
  }
}

extension ImageResultModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    [FuzzAction("done") { self.doneTapped() }, FuzzAction("remove") { self.removeTapped() }]
  }
}

extension SettingsModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] { [FuzzAction("log out") { self.logOutTapped() }] }
}
