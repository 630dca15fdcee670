#if canImport(UIKit)
  import UIKit
  import Usher

  /// A controller with the entry that it shows.
  @MainActor
  final class Held {
    let entry: Entry
    let controller: UIViewController
    /// What took it away, where that is known.
    var leftBy: EndingCause?
    /// What a stack held when it was last looked at, to see what a person left.
    var known: [UIViewController] = []
    /// The host's own delegates, which UIKit does not hold.
    var relays: [NSObject] = []
    /// Brings the controller up to date with its model.
    var update: (@MainActor () -> Void)?
    /// Whether the navigation bar is hidden because a screen of the host's said so.
    var hidesBar = false
    /// Whether it is known when the entry wants to be asked where it did not, or the other way round.
    var watchesLeaving = false

    init(_ entry: Entry, _ controller: UIViewController) {
      self.entry = entry
      self.controller = controller
    }
  }

  /// The controllers of a tree, by entry and by identity.
  @MainActor
  final class ControllerStore {
    private var byEntry: [EntryID: Held] = [:]
    private var byController: [ObjectIdentifier: Held] = [:]
    private var surfaces: [ObjectIdentifier: WeakSurface] = [:]
    /// What may have left since the host was last idle.
    private var leaving: [EntryID] = []

    private struct WeakSurface {
      weak var surface: Surface?
    }

    subscript(entry: EntryID) -> Held? { byEntry[entry] }
    subscript(controller: UIViewController) -> Held? { byController[ObjectIdentifier(controller)] }

    func surface(of container: UIViewController) -> Surface? {
      surfaces[ObjectIdentifier(container)]?.surface
    }

    /// Whether another entry than `entry` has this controller.
    func isTaken(_ controller: UIViewController, besides entry: Entry) -> Bool {
      self[controller].map { $0.entry !== entry } ?? false
    }

    @discardableResult
    func hold(_ controller: UIViewController, for entry: Entry, surface: Surface?) -> Held {
      let held = Held(entry, controller)
      byEntry[entry.id] = held
      byController[ObjectIdentifier(controller)] = held
      if let surface { surfaces[ObjectIdentifier(controller)] = WeakSurface(surface: surface) }
      return held
    }

    /// Remembers that an entry may have left, to let go of its controller when that has.
    func mayLeave(_ entry: EntryID) { leaving.append(entry) }

    /// Lets go of the controllers that have left, with all that was in them.
    ///
    /// - Complexity: O(*k*) in what left.
    func letGo() {
      guard !leaving.isEmpty else { return }
      let candidates = leaving
      leaving = []
      for id in candidates {
        guard let held = byEntry[id] else { continue }
        let controller = held.controller
        if controller.parent != nil || controller.presentingViewController != nil {
          // UIKit may let go of it a little later.
          if !held.entry.isLive { leaving.append(id) }
          continue
        }
        forget(held)
      }
    }

    private func forget(_ held: Held) {
      byEntry[held.entry.id] = nil
      byController[ObjectIdentifier(held.controller)] = nil
      guard surfaces.removeValue(forKey: ObjectIdentifier(held.controller)) != nil else { return }
      for child in held.controller.children {
        if let inner = self[child] { forget(inner) }
      }
    }
  }
#endif
