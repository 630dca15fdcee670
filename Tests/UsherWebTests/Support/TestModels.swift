import Observation
@_spi(Hosting) import Usher

@Observable @MainActor
final class LoginModel: ScreenConfiguring {
  let screenOptions = ScreenOptions(title: "로그인")
  var name = ""
  var password = ""
  @ObservationIgnored let onLogIn: @MainActor () -> Void
  init(_ onLogIn: @escaping @MainActor () -> Void) { self.onLogIn = onLogIn }
}

/// The state that the flow and its first screen share.
@Observable @MainActor
final class HomeState {
  var picked: String?
  var cleared = 0
}

@Observable @MainActor
final class ListModel: ScreenConfiguring {
  let state: HomeState
  var screenOptions: ScreenOptions {
    ScreenOptions(title: state.picked.map { "Home of \($0)" } ?? "Home", backTitle: "List")
  }
  init(_ state: HomeState) { self.state = state }
  @ObservationIgnored var onItem: @MainActor (Int) -> Void = { _ in }
  @ObservationIgnored var onPick: @MainActor () -> Void = {}
  @ObservationIgnored var onAsk: @MainActor () -> Void = {}
  @ObservationIgnored var onEdit: @MainActor () -> Void = {}
  @ObservationIgnored var onNote: @MainActor (Bool) -> Void = { _ in }
}

@Observable @MainActor
final class ItemModel: ScreenConfiguring {
  let number: Int
  var screenOptions: ScreenOptions { ScreenOptions(title: "Item \(number)") }
  @ObservationIgnored let onNext: @MainActor () -> Void
  init(_ number: Int, onNext: @escaping @MainActor () -> Void) {
    self.number = number
    self.onNext = onNext
  }
}

@Observable @MainActor
final class EditModel: ScreenConfiguring, LeaveGuard {
  let screenOptions = ScreenOptions(title: "Edit")
  var text = ""
  var leavePolicy: LeavePolicy { text.isEmpty ? .allow : .ask }
  @ObservationIgnored let confirm: @MainActor () async -> Bool
  init(confirm: @escaping @MainActor () async -> Bool) { self.confirm = confirm }
  func confirmLeave() async -> Bool { await confirm() }
}

/// Not observable: the host reads it again after each touch.
@MainActor
final class NoteModel: ScreenConfiguring {
  let isFixed: Bool
  var screenOptions: ScreenOptions { ScreenOptions(isDismissable: !isFixed) }
  var touches = 0
  let onClose: @MainActor () -> Void
  init(isFixed: Bool, onClose: @escaping @MainActor () -> Void) {
    self.isFixed = isFixed
    self.onClose = onClose
  }
}

@Observable @MainActor
final class NamesModel: ScreenConfiguring {
  let screenOptions = ScreenOptions(title: "Names")
  @ObservationIgnored let onName: @MainActor (String) -> Void
  init(_ onName: @escaping @MainActor (String) -> Void) { self.onName = onName }
}

@Observable @MainActor
final class ConfirmModel: ScreenConfiguring {
  let name: String
  var screenOptions: ScreenOptions { ScreenOptions(title: name) }
  @ObservationIgnored let onConfirm: @MainActor () -> Void
  init(_ name: String, onConfirm: @escaping @MainActor () -> Void) {
    self.name = name
    self.onConfirm = onConfirm
  }
}

@Observable @MainActor
final class SettingsModel: ScreenConfiguring {
  let screenOptions = ScreenOptions(title: "Settings")
  var isLoud = false
  @ObservationIgnored let onLogOut: @MainActor () -> Void
  init(onLogOut: @escaping @MainActor () -> Void) { self.onLogOut = onLogOut }
}
