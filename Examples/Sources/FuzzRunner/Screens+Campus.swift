package import Campus
package import UsherTesting

extension LoginModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    [
      FuzzAction("to main") { self.send(.mainTapped) },
      FuzzAction("to yellow") { self.send(.yellowTapped) },
    ]
  }
}

extension YellowModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    [
      FuzzAction("to main") { self.send(.mainTapped) },
      FuzzAction("on to red") { self.send(.redTapped) },
      FuzzAction("back, by code") { self.send(.backTapped) },
    ]
  }
}

extension WaysBackModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    Way.allCases.map { way in FuzzAction("open \(way.rawValue)") { self.send(.tapped(way)) } }
      + [FuzzAction("empty the diary") { self.send(.emptyTapped) }]
  }
}

extension GreenModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] { [FuzzAction("done") { self.send(.doneTapped) }] }
}

extension MixModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    Hue.primary.map { hue in FuzzAction("choose \(hue.rawValue)") { self.send(.chosen(hue)) } }
      + [FuzzAction("next") { self.send(.nextTapped) }]
  }
}

extension ColoursModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    hues.map { hue in FuzzAction("open \(hue.rawValue)") { self.send(.tapped(hue)) } }
  }
}

extension ColourModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    [
      FuzzAction("like") { self.send(.likeTapped) },
      FuzzAction("the next colour") { self.send(.nextTapped) },
    ]
  }
}

extension AccountModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    [
      FuzzAction("edit the name") { self.send(.nameTapped) },
      FuzzAction("rename") { self.send(.renameTapped) },
      FuzzAction("choose a status") { self.send(.statusTapped) },
      FuzzAction("log out") { self.send(.logOutTapped) },
    ]
  }
}

extension NameModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    [
      FuzzAction("type") { self.send(.typed("\(self.draft.prefix(8))가")) },
      FuzzAction("save") { self.send(.saveTapped) },
    ]
  }
}
