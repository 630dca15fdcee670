#if canImport(UIKit)
  import Campus
  import PlainUIKit
  import UIKit
  import UsherUIKit

  extension UIKitViews {
    func addAccount() {
      register(AccountModel.self) { account in
        PlainController {
          row("Name", detail: account.profile.name) { account.send(.nameTapped) }
          row("Rename") { account.send(.renameTapped) }
          row("Status", detail: account.profile.status.title) { account.send(.statusTapped) }
          button("Log out", .plain(), isDestructive: true) { account.send(.logOutTapped) }
        }
      }

      register(NameModel.self) { name in
        // Created once, so that the field stays the same while the user types.
        let draft = field("Name", text: name.draft) { name.send(.typed($0)) }
        return PlainController {
          draft
          button("Save") { name.send(.saveTapped) }
          button("Cancel", .plain()) { name.send(.cancelTapped) }
          if !name.isInSheet {
            button("In a sheet", .gray()) { name.send(.sheetTapped) }
          }
          text("Change it, and try to leave without saving.", style: .footnote)
        }
      }
    }
  }
#endif
