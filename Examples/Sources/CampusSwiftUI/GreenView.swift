#if canImport(SwiftUI)
  import Campus
  import SwiftUI

  struct GreenView: View {
    let green: GreenModel

    var body: some View {
      Backdrop(color: .green) {
        Text("Draw me down,\nor not quite").font(.largeTitle)
        Button("Done") { green.send(.doneTapped) }
      }
    }
  }
#endif
