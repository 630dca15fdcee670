#if canImport(SwiftUI) && canImport(UIKit)
  import Session
  import SwiftUI

  struct ActivityView: View {
    let activity: Activity

    var body: some View {
      List(activity.lines) { line in
        LabeledContent(line.flow, value: line.text)
      }
    }
  }
#endif
