#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  extension NativeDriver {
    /// Reports whether SwiftUI still applies a request, or UIKit runs a transition.
    var activity: DriverActivity {
      if let moving { return moving }
      return isUnsettled || heardSelection ? .transitioning : .idle
    }

    /// Whether SwiftUI owes something.
    private var isUnsettled: Bool {
      guard isOnScreen || isPresenting else { return false }
      let levels = [ground] + modals.map(\.level)
      // A level under a full screen is off screen while what it presents leaves.
      if levels.contains(where: \.isBusy) { return true }
      if levels.contains(where: { $0.isLive && $0.seenRevision != $0.revision }) { return true }
      if modals.contains(where: \.awaitsAction) { return true }
      return visibleContainers.contains {
        $0.seenRevision != $0.revision || readsUIKit && $0.isDue
      }
    }

    /// The containers that SwiftUI can be seen to update.
    var visibleContainers: [NativeContainer] { containers.filter(\.isLive) }

    /// Every container of the shown tree, those in other tabs included; of a split the columns, if they are beside
    /// each other.
    var containers: [NativeContainer] {
      var found: [NativeContainer] = []
      var open = ([root] + modals.map(\.item.container)).compactMap(\.self)
      while let container = open.popLast() {
        found += container.parts
        open += container.items.compactMap(\.container)
      }
      return found
    }

    /// Takes the next step of each level whose modal has gone.
    func advanceLevels() {
      for level in [ground] + modals.map(\.level) {
        guard let leaving = level.leaving, level.seenRevision == level.revision else { continue }
        // Without UIKit, SwiftUI tells of everything but alerts.
        if isPresented(leaving) ?? !leaving.isAlert { continue }
        level.finished(leaving)
      }
    }
  }
#endif
