#if canImport(SwiftUI) && canImport(UIKit)
  import Foundation
  import Lens
  import SwiftUI
  import UIKit

  /// A photo as its file shows it; nothing if the system cannot decode it.
  struct PhotoImage: View {
    let file: ImageFile

    var body: some View {
      if let image = UIImage(data: Data(file.bytes)) {
        Image(uiImage: image).resizable().scaledToFit().accessibilityLabel(file.name)
      }
    }
  }
#endif
