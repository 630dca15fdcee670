#if canImport(SwiftUI)
  import Campus
  import SwiftUI

  struct NameView: View {
    @Bindable var name: NameModel

    var body: some View {
      Form {
        Section {
          TextField("Name", text: $name.text)
          Button("Save") { name.send(.saveTapped) }
          Button("Cancel", role: .cancel) { name.send(.cancelTapped) }
          if !name.isInSheet {
            Button("In a sheet") { name.send(.sheetTapped) }
          }
        } footer: {
          Text("Change it, and try to leave without saving.")
        }
      }
    }
  }

  extension NameModel {
    /// The draft, as a field reads and writes it.
    fileprivate var text: String {
      get { draft }
      set { send(.typed(newValue)) }
    }
  }
#endif
