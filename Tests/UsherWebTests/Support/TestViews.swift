import UsherWeb

@MainActor
func makeTestViews() -> WebViews {
  let views = WebViews()
  views.register(LoginModel.self) { model in
    Spacer()
    Text("Usher", style: .display)
    Form(submit: "Log in") {
      TextField("Name", text: model.name, prompt: "minji") { model.name = $0 }
      SecureField("Password") { model.password = $0 }
    } onSubmit: {
      model.onLogIn()
    }
    if !model.name.isEmpty { Text("Hello, \(model.name)") }
    Spacer()
  }
  views.register(ListModel.self) { model in
    Section("Items") {
      for number in 1...3 { Row("Open item \(number)") { model.onItem(number) } }
    }
    Text("Cleared \(model.state.cleared) times", style: .secondary)
    Button("Pick") { model.onPick() }
    Button("Clear", role: .destructive) { model.onAsk() }
    Button("Edit", role: .secondary) { model.onEdit() }
    Button("Fixed note", role: .secondary) { model.onNote(true) }
    Button("Full note", role: .secondary) { model.onNote(false) }
  }
  views.register(ItemModel.self) { model in
    Text("This is item \(model.number)")
    Button("Next") { model.onNext() }
  }
  views.register(EditModel.self) { model in
    TextField("Text", text: model.text) { model.text = $0 }
  }
  views.register(NoteModel.self) { model in
    Heading("Note")
    Text("Touched \(model.touches) times")
    Button("Touch") { model.touches += 1 }
    Button("Close", role: .plain) { model.onClose() }
  }
  views.register(NamesModel.self) { model in
    List { for name in ["Ada", "민지"] { Row(name) { model.onName(name) } } }
  }
  views.register(ConfirmModel.self) { model in
    Button("Take \(model.name)") { model.onConfirm() }
  }
  views.register(SettingsModel.self) { model in
    List { Toggle("Loud", isOn: model.isLoud) { model.isLoud = $0 } }
    Button("Log out", role: .destructive) { model.onLogOut() }
  }
  return views
}
