import Campus
import UsherWeb

extension WebViews {
  func addAccount() {
    register(AccountModel.self) { account in
      List {
        Row("Name", value: account.profile.name) { account.send(.nameTapped) }
        Row("Rename") { account.send(.renameTapped) }
        Row("Status", value: account.profile.status.title) { account.send(.statusTapped) }
      }
      Button("Log out", role: .destructive) { account.send(.logOutTapped) }
    }

    register(NameModel.self) { name in
      Form(submit: "Save") {
        TextField("Name", text: name.draft) { name.send(.typed($0)) }
      } onSubmit: {
        name.send(.saveTapped)
      }
      Button("Cancel", role: .plain) { name.send(.cancelTapped) }
      if !name.isInSheet {
        Button("In a sheet", role: .secondary) { name.send(.sheetTapped) }
      }
      Text("Change it, and try to leave without saving.", style: .footnote)
    }
  }
}
