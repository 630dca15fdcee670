#if DEBUG
  /// A switch that the app added.
  struct AppSwitch {
    let name: String
    var isOn: Bool
    let change: @MainActor (Bool) -> Void
  }
#endif
