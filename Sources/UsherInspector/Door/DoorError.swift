#if DEBUG
  /// Why a command was not performed; nothing was changed.
  struct DoorError: Error {
    let message: String

    init(_ message: String) { self.message = message }

    static let changesOff = DoorError(
      "Changes are off: turn them on in the page, or set `allowsChanges` of the inspector.")
    static let payloadsOff = DoorError(
      "Payloads are hidden: allow them in the page, or set `showsPayloads` of the inspector.")
  }
#endif
