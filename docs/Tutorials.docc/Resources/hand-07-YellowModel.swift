import Usher

final class YellowModel: ScreenConfiguring {
  let onMain: @MainActor () -> Void

  init(onMain: @escaping @MainActor () -> Void) {
    self.onMain = onMain
  }

  var screenOptions: ScreenOptions { ScreenOptions(title: "Yellow") }
}
