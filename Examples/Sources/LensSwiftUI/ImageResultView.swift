#if canImport(SwiftUI) && canImport(UIKit)
  import Lens
  import SwiftUI

  /// A photo with its details.
  package struct ImageResultView: View {
    private let result: ImageResultModel

    package init(_ result: ImageResultModel) { self.result = result }

    package var body: some View {
      List {
        ProblemText(text: result.problem?.text)
        if let photo = result.photo {
          if let file = result.file { PhotoImage(file: file) }
          LabeledContent("이름", value: photo.name)
          LabeledContent("형식", value: photo.format.name)
          LabeledContent("크기", value: "\(photo.dimensions) 픽셀")
          LabeledContent("용량", value: "\(photo.byteCount)바이트")
        }
        Button("완료") { result.doneTapped() }
        if result.photo != nil {
          Button("지우기", role: .destructive) { result.removeTapped() }
        }
      }
    }
  }
#endif
