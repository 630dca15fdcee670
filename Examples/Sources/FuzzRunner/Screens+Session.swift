package import Session
package import UsherTesting

extension WelcomeModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] { [FuzzAction("next") { self.nextTapped() }] }
}

extension SessionsModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] { [FuzzAction("start") { self.startTapped() }] }
}

extension LoginModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    ["minji", "junho", "nobody"].map { name in
      FuzzAction("log in as \(name)") {
        (self.name, self.password) = (name, name == "nobody" ? "" : "mountain")
        self.logInTapped()
      }
    }
  }
}

extension LettersModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    [FuzzAction("write") { self.writeTapped() }, FuzzAction("reload") { self.reloadTapped() }]
      + box.letters.prefix(2).map { letter in
        FuzzAction("letter \(letter)") { self.tap(letter) }
      }
  }
}

extension LetterModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] { [FuzzAction("answer") { self.answerTapped() }] }
}

extension WriteModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    [
      FuzzAction("write") { self.draft.text = "내일" },
      FuzzAction("to whom") { self.recipientTapped() }, FuzzAction("send") { self.sendTapped() },
      FuzzAction("cancel") { self.cancelTapped() },
    ]
  }
}

extension RecipientModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    people.map { person in FuzzAction("to \(person)") { self.tap(person) } }
  }
}

extension AccountModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    [
      FuzzAction("vault") { self.vaultTapped() }, FuzzAction("log out") { self.logOutTapped() },
      FuzzAction("log out everywhere") { self.everywhereTapped() },
      FuzzAction("introduction") { self.setShowsIntroduction(!self.showsIntroduction) },
    ]
  }
}
