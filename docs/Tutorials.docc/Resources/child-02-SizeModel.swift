import Usher

final class SizeModel: ScreenConfiguring {
  let sizes = Size.allCases
  let onChoose: @MainActor (Size) -> Void

  init(onChoose: @escaping @MainActor (Size) -> Void) {
    self.onChoose = onChoose
  }

  var screenOptions: ScreenOptions { ScreenOptions(title: "Size") }
}
