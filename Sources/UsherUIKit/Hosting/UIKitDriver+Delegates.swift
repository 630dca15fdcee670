#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// The host's delegates: of stacks, of swipes back, and of presentations.
  extension UIKitDriver {
    /// The app's navigation controller that the host continues, if it is a guest there.
    var continued: UINavigationController? {
      if case .continuing(let stack, _) = placement { stack } else { nil }
    }

    /// The owner of the delegate proxies of the app's own stack: the container, or the root in it.
    private var guestContainer: ShownController? {
      guard let continued else { return nil }
      return (store[continued] ?? root.flatMap { store[$0] })?.held
    }

    /// Returns the host's delegate of a stack.
    private func proxy(of stack: UINavigationController) -> StackDelegateProxy? {
      if stack === continued { return guestContainer?.lastProxy() }
      return (stack as? StackController)?.proxy
    }

    /// Makes the host the first delegate of a navigation controller of the app.
    ///
    /// Does nothing if the host's delegate proxy already receives the calls, possibly after that of
    /// another guest.
    func claim(_ stack: UINavigationController) {
      guard stack === continued, let held = guestContainer else { return }
      let known: StackDelegateProxy? = held.lastProxy()
      guard known?.stands(in: stack.delegate) != true else { return }
      let proxy = StackDelegateProxy(
        driver: self, before: stack.delegate, isArmed: known?.isArmed ?? false)
      known?.retire()
      held.proxies.append(proxy)
      stack.delegate = proxy
    }

    /// Makes the host the first delegate of the swipes back; does nothing before the view is
    /// loaded.
    func claimSwipes(of stack: UINavigationController) {
      guard let held = store[stack]?.held else { return }
      for swipe in stack.swipes {
        let known = held.proxies.contains {
          ($0 as? SwipeDelegateProxy)?.stands(in: swipe.delegate) ?? false
        }
        guard !known else { continue }
        let proxy = SwipeDelegateProxy(stack, driver: self, before: swipe.delegate)
        held.proxies.append(proxy)
        swipe.delegate = proxy
      }
    }

    /// Prepares a controller that the host has presented for what the user does next.
    ///
    /// Does nothing before UIKit presents it: reading its presentation controller would create one.
    func didSettle(presented held: ShownController) {
      guard held.controller.presentingViewController != nil else { return }
      (held.controller.transitioningDelegate as? ModalAnimations)?.transition = nil
      // It is still on screen: the drag was cancelled.
      held.leftBy = nil
      let known: ModalDelegateProxy? = held.lastProxy()
      known?.forgetRefusal()
      claim(held)
    }

    /// Makes the host the first delegate of a presentation, before the app's own.
    func claim(_ held: ShownController) {
      guard !(held.controller is UIAlertController), !held.controller.isBeingDismissed,
        let presentation = held.controller.presentationController
      else { return }
      let known: ModalDelegateProxy? = held.lastProxy()
      guard known?.stands(in: presentation.delegate) != true else { return }
      known?.retire()
      let proxy = ModalDelegateProxy(watcher: self, before: presentation.delegate)
      held.proxies.append(proxy)
      presentation.delegate = proxy
    }

    /// Restores the app's delegates of its own navigation controller.
    func giveBack() {
      guard let continued, let held = guestContainer else { return }
      for proxy in held.proxies {
        (proxy as? DelegateProxy)?.retire()
        switch proxy {
        case let proxy as StackDelegateProxy:
          if continued.delegate === proxy {
            continued.delegate = proxy.next
          } else {
            proxy.takeOut(below: continued.delegate)
          }
        case let proxy as SwipeDelegateProxy:
          for swipe in continued.swipes where proxy.stands(in: swipe.delegate) {
            if swipe.delegate === proxy {
              swipe.delegate = proxy.next
            } else {
              proxy.takeOut(below: swipe.delegate)
            }
          }
        default: break
        }
      }
    }

    // MARK: - Animations of the app's own

    /// Makes UIKit ask for an animation of the app at the next change of the stack.
    func arm(_ transition: CustomTransition?, in stack: UINavigationController) {
      self.transition = transition
      guard transition != nil, let proxy = proxy(of: stack), !proxy.isArmed else { return }
      proxy.isArmed = true
      armed = stack
      letUIKitAskAgain(stack)
    }

    /// Ends the animation's validity after the change that it was given for.
    func disarm() {
      transition = nil
      guard let stack = armed else { return }
      armed = nil
      proxy(of: stack)?.isArmed = false
      letUIKitAskAgain(stack)
      // UIKit may have replaced their delegates during the animation.
      claimSwipes(of: stack)
    }

    /// Sets the delegate again, because UIKit reads its methods only then.
    private func letUIKitAskAgain(_ stack: UINavigationController) {
      let first = stack.delegate
      if let stack = stack as? StackController { return stack.letUIKitAsk(first) }
      stack.delegate = nil
      stack.delegate = first
    }
  }

  extension ShownController {
    /// The newest delegate proxy of a type.
    ///
    /// Older ones are kept, because the app's own delegates may forward to them.
    fileprivate func lastProxy<Kind: DelegateProxy>() -> Kind? {
      proxies.lazy.compactMap { $0 as? Kind }.last
    }
  }
#endif
