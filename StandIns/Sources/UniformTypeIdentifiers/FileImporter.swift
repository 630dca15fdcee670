public import Foundation
public import SwiftUI

extension View {
  /// Lets the user choose a file while a binding is true.
  ///
  /// Apple's SwiftUI has it itself. Here it is beside the kinds of files, so that apps without files
  /// need neither. The list of files is a sheet with a field for the path.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FileChooser(isPresented: isPresented, onCompletion: onCompletion)
    }
  }
}

/// A view in place of the system's list of files.
private nonisolated struct FileChooser: View {
  let isPresented: Binding<Bool>
  let onCompletion: (Result<URL, any Error>) -> Void
  @State private var path = ""

  @MainActor var body: some View {
    TextField("File", text: $path)
    Button("Open") {
      isPresented.wrappedValue = false
      onCompletion(.success(URL(fileURLWithPath: path)))
    }
    Button("Cancel") { isPresented.wrappedValue = false }
  }
}
