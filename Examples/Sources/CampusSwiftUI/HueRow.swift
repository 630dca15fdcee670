#if canImport(SwiftUI)
  import SwiftUI

  /// A row with a dot of a colour, which a tap chooses.
  struct HueRow: View {
    let title: String
    var detail: String?
    let color: Color
    var isChosen = false
    let action: @MainActor () -> Void

    var body: some View {
      Button(action: action) {
        HStack {
          Circle().fill(color).frame(width: 16, height: 16)
          VStack(alignment: .leading) {
            Text(title)
            if let detail { Text(detail).font(.footnote).foregroundStyle(.secondary) }
          }
          Spacer()
          if isChosen { Image(systemName: "checkmark") }
        }
      }
      .accessibilityLabel(title)
      .accessibilityValue(detail ?? "")
    }
  }
#endif
