#if canImport(SwiftUI) && canImport(UIKit)
  import Practice
  import SwiftUI

  struct FirstView: View {
    let first: FirstModel

    var body: some View {
      List {
        Text("The first screen of the first flow. Back from here ends the flow.")
        Button("FirstSub") { first.onNext() }
      }
    }
  }
#endif
