#if canImport(SwiftUI) && canImport(UIKit)
  import Practice
  import SwiftUI

  struct FirstSubView: View {
    let sub: FirstSubModel

    var body: some View {
      List {
        Text("The second screen of the same flow. Back from here does not end it, Done does.")
        Button("Done") { sub.onDone() }
      }
    }
  }
#endif
