#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import Usher

  /// Where the host is a delegate: of stacks, of the swipes that go back, and of what is presented.
  extension UIKitDriver {
    /// The app's navigation controller that the host continues, if it is a guest there.
    var continued: UINavigationController? {
      if case .continuing(let stack, _) = placement { stack } else { nil }
    }

    /// Keeps the relays of other people's stack: that of the container, or of the root that stands in it.
    private var guestHeld: Held? {
      guard let continued else { return nil }
      return (store[continued] ?? root.flatMap { store[$0] })?.held
    }

    /// The host's delegate of a stack.
    private func relay(of stack: UINavigationController) -> StackRelay? {
      if stack === continued { return guestHeld?.lastRelay() }
      return (stack as? StackController)?.relay
    }

    /// Makes the host the first delegate of a navigation controller of the app's.
    ///
    /// A no-op if the host's relay is called already, also behind the relay of another guest.
    func claim(_ stack: UINavigationController) {
      guard stack === continued, let held = guestHeld else { return }
      let known: StackRelay? = held.lastRelay()
      guard known?.stands(in: stack.delegate) != true else { return }
      let relay = StackRelay(
        driver: self, before: stack.delegate, isArmed: known?.isArmed ?? false)
      known?.retire()
      held.relays.append(relay)
      stack.delegate = relay
    }

    /// Makes the host the first delegate of the gestures that go back; a no-op before the view is loaded.
    func claimSwipes(of stack: UINavigationController) {
      guard let held = store[stack]?.held else { return }
      for swipe in stack.swipes {
        let known = held.relays.contains {
          ($0 as? SwipeRelay)?.stands(in: swipe.delegate) ?? false
        }
        guard !known else { continue }
        let relay = SwipeRelay(stack, driver: self, before: swipe.delegate)
        held.relays.append(relay)
        swipe.delegate = relay
      }
    }

    /// Makes the host the first delegate of something presented, before the app's own.
    func claim(_ held: Held) {
      guard !(held.controller is UIAlertController), !held.controller.isBeingDismissed,
        let presentation = held.controller.presentationController
      else { return }
      let known: ModalRelay? = held.lastRelay()
      guard known?.stands(in: presentation.delegate) != true else { return }
      known?.retire()
      let relay = ModalRelay(watcher: self, before: presentation.delegate)
      held.relays.append(relay)
      presentation.delegate = relay
    }

    /// Gives the delegates of other people's navigation controller back to them.
    func giveBack() {
      guard let continued, let held = guestHeld else { return }
      for relay in held.relays {
        (relay as? Relay)?.retire()
        switch relay {
        case let relay as StackRelay:
          guard relay.stands(in: continued.delegate) else { continue }
          let first = relay.takenOut(of: continued.delegate)
          continued.delegate = first as? any UINavigationControllerDelegate
        case let relay as SwipeRelay:
          for swipe in continued.swipes where relay.stands(in: swipe.delegate) {
            let first = relay.takenOut(of: swipe.delegate)
            swipe.delegate = first as? any UIGestureRecognizerDelegate
          }
        default: break
        }
      }
    }

    // MARK: - Animations of the app's own

    /// Lets UIKit ask for an animation of the app's own when the stack changes.
    func arm(_ transition: CustomTransition?, in stack: UINavigationController) {
      self.transition = transition
      guard transition != nil, let relay = relay(of: stack), !relay.isArmed else { return }
      relay.isArmed = true
      armed = stack
      letUIKitAskAgain(stack)
    }

    /// An animation of the app's own is for the change that it was given for.
    func disarm() {
      transition = nil
      guard let stack = armed else { return }
      armed = nil
      relay(of: stack)?.isArmed = false
      letUIKitAskAgain(stack)
      // UIKit may have taken their delegates while there was an animation.
      claimSwipes(of: stack)
    }

    /// UIKit asks a delegate once, when it is set, what it responds to.
    private func letUIKitAskAgain(_ stack: UINavigationController) {
      let first = stack.delegate
      if let stack = stack as? StackController { return stack.letUIKitAsk(first) }
      stack.delegate = nil
      stack.delegate = first
    }
  }

  extension Held {
    /// The newest relay of a kind.
    ///
    /// Older ones are kept: other people's delegates may hand on to them.
    fileprivate func lastRelay<Kind: Relay>() -> Kind? {
      relays.lazy.compactMap { $0 as? Kind }.last
    }
  }
#endif
