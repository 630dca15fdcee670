#if canImport(SwiftUI) && canImport(UIKit)
  import Foundation
  import Lens
  import SwiftUI
  import UniformTypeIdentifiers

  /// Chooses a file, and registers it.
  package struct RegisterImageView: View {
    private let register: RegisterImageModel
    /// The system's list of files is no place of the app, so the view presents it itself.
    @State private var isChoosing = false

    package init(_ register: RegisterImageModel) { self.register = register }

    package var body: some View {
      Form {
        Section {
          Text("PNG 또는 JPEG 사진을 선택해 주세요.")
          Button("사진 파일 선택") { isChoosing = true }
          if let file = register.chosen { LabeledContent("선택한 파일", value: file.name) }
        }
        Section {
          Button("등록") { register.registerTapped() }.disabled(register.isWorking)
          ProblemText(text: register.problem?.text)
        } footer: {
          Text(
            "한 장에 \(register.limits.bytesPerPhoto >> 20)MB, 모두 \(register.limits.photosPerAccount)장까지 보관할 수 있어요."
          )
        }
      }
      .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.png, .jpeg]) { result in
        if case .success(let url) = result { choose(url) }
      }
    }

    /// A file that cannot be read is registered as an empty one, which the library refuses.
    private func choose(_ url: URL) {
      let isScoped = url.startAccessingSecurityScopedResource()
      defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
      let data = try? Data(contentsOf: url)
      register.choose(ImageFile(name: url.lastPathComponent, bytes: data.map(Array.init) ?? []))
    }
  }
#endif
