#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Foundation
  import Observation
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
    import UsherUIKit
  #endif
  @_spi(Hosting) public import Usher
  import UsherLinks
  import UsherSnapshots

  /// A tree that the app keeps, for a ``FlowView`` to show.
  ///
  /// Most apps need none: `FlowView(views: views) { AppFlow() }` keeps its own. Keep a host to
  /// reach the tree from other code, or to outlive the view that shows it. Releasing a host closes
  /// its tree.
  @MainActor
  public final class FlowHost {
    /// The containers that show a flow.
    public enum Kind: Hashable, Sendable {
      #if canImport(UIKit)
        /// By the UIKit host, inside of a view.
        case embedded
      #endif
      /// By SwiftUI's own containers.
      case native

      /// The host that is used if the app does not say: the embedded one where there is UIKit.
      public static var standard: Kind {
        #if canImport(UIKit)
          .embedded
        #else
          .native
        #endif
      }
    }

    /// The host that shows the tree, by kind.
    enum Engine {
      #if canImport(UIKit)
        case embedded(UIKitHost)
      #endif
      case native(NativeHost)
    }

    /// The tree of this host.
    public var tree: Tree {
      switch engine {
      #if canImport(UIKit)
        case .embedded(let host): host.tree
      #endif
      case .native(let host): host.tree
      }
    }

    private let kind: Kind
    /// The name of the root flow's type, for reports.
    private let rootName: String
    let engine: Engine
    let context: FlowContext
    let state = FlowState()
    #if canImport(UIKit)
      /// Where the embedded host is shown.
      let places = FlowPlaces()
    #endif
    /// Receives the error of a link that cannot be opened; without it the error is reported.
    var onLinkError: (@MainActor (LinkError) -> Void)?
    /// Checks after each change whether the user may drag down the sheet around the flow.
    private var observation: TreeObservation?
    /// True while the host observes the leave policies of the flow's screens.
    private var isFollowing = false

    /// Starts `coordinator` as the root of its own tree.
    ///
    /// - Parameters:
    ///   - coordinator: The root flow, which must never have been attached.
    ///   - views: The views of the flow's screens.
    ///   - kind: The containers that show the flow.
    ///   - configuration: Options of the tree.
    ///   - launch: Where the tree starts.
    ///   - onEnd: Called once when the root flow ends. Without it, an end that leaves the flow view empty is misuse.
    public init<Output>(
      _ coordinator: any Coordinator<Output>, views: FlowViews = FlowViews(),
      kind: Kind = .standard, configuration: TreeConfiguration = TreeConfiguration(),
      launch: Launch = .standard,
      onEnd: (@MainActor (Ending<Output>) -> Void)? = nil
    ) {
      self.kind = kind
      rootName = String(describing: type(of: coordinator))
      let (context, state) = (FlowContext(views), state)
      self.context = context
      let ended: @MainActor (Ending<Output>) -> Void = {
        onEnd?($0)
        state.end($0.cause, isHandled: onEnd != nil)
      }
      switch kind {
      #if canImport(UIKit)
        case .embedded:
          engine = .embedded(
            UIKitHost(
              embedding: coordinator, views: context.uiKitViews,
              configuration: configuration, launch: launch, onEnd: ended))
      #endif
      case .native:
        engine = .native(
          NativeHost(coordinator, context, configuration, launch, onEnd: ended))
      }
      context.host = self
    }

    /// Ends every flow with the cause `EndingCause.hostClosed`.
    ///
    /// Does nothing after the tree has ended.
    public func close() { tree.close() }

    /// Reports each modifier of a flow view that cannot change a host of the app; the tree does so once.
    func check(_ options: FlowView.Options) {
      if let wanted = options.kind, wanted != kind {
        report(
          "FlowView(_:).flowHost(.\(wanted))",
          problem: "The app keeps the host, which is \(kind) and stays so.",
          fix: "Make it with FlowHost(…, kind: .\(wanted)).")
      }
      if let key = options.restorationKey {
        report(
          "FlowView(_:).restores(\"\(key)\")",
          problem: "The app keeps the host, so nothing is saved or restored.",
          fix: "Make it with launch: .restoring(…), or let the flow view make it.")
      }
    }

    /// Reports a tree of which nothing can be saved.
    func checkSaving(_ key: String) {
      guard let gap = tree.emptyingGap else { return }
      report(
        "FlowView.restores(\"\(key)\")",
        problem: "\(rootName): \(gap.message) So nothing of the tree is saved or restored.",
        fix: "Make the Route of \(rootName) Codable, or remove the modifier.")
    }

    /// Calls `save` in the turn after the tree has changed, once for all changes of a turn.
    package func savingChanges(_ save: @escaping @MainActor () -> Void) -> TreeObservation {
      var isDue = false
      return tree.observe { _ in
        guard !isDue else { return }
        isDue = true
        DispatchQueue.main.async {
          isDue = false
          save()
        }
      }
    }

    /// Reports an end of the root flow that the app does not handle, and that leaves the flow view empty.
    func reportEmptyView() {
      guard let cause = state.unhandledEnd else { return }
      report(
        rootName,
        problem: "The root flow ended (\(cause)), and its flow view is empty.",
        fix:
          "Make the root a Switcher and show another route in it, or handle onEnd and show another view."
      )
    }

    private func report(_ value: String, problem: String, fix: String) {
      tree.report(Misuse(value, problem: problem, fix: fix))
    }

    /// Whether the native host reads what UIKit shows, where there is UIKit.
    ///
    /// Tests of the form without UIKit say no, before the host is shown.
    package var readsUIKit: Bool {
      get { if case .native(let host) = engine { host.driver.readsUIKit } else { true } }
      set { if case .native(let host) = engine { host.driver.readsUIKit = newValue } }
    }

    #if canImport(UIKit)
      /// The node that a controller of the UIKit host shows.
      func node(shownBy controller: UIViewController) -> Node? {
        if case .embedded(let host) = engine { host.node(shownBy: controller) } else { nil }
      }
    #endif

    /// Opens a link from outside; the handler receives the error of a wrong one.
    ///
    /// - Parameter handler: The handler of the flow view; without it that of the host is called.
    func open(_ url: URL, orElse handler: (@MainActor (LinkError) -> Void)? = nil) {
      do throws(LinkError) {
        try tree.open(url.absoluteString)
      } catch {
        if let handler = handler ?? onLinkError { return handler(error) }
        tree.report(
          Misuse(
            "link", problem: "\(error)",
            fix: "Add onLinkError(_:) to the flow view, to tell the user or to ignore it."))
      }
    }

    /// Records whether a page or a sheet of the app shows the tree.
    func setPresented(_ isPresented: Bool) {
      guard tree.isLive, tree.canLeaveRoot != isPresented else { return }
      tree.canLeaveRoot = isPresented
      tree.rootIsPresented = isPresented
      observation = isPresented ? tree.observe { [weak self] _ in self?.lookAtLeaving() } : nil
      // Views observe what this writes, and it may run while SwiftUI updates them.
      DispatchQueue.main.async { [weak self] in self?.lookAtLeaving() }
    }

    /// Checks whether a screen in the tree asks before the whole tree is left.
    private func lookAtLeaving() {
      let holds: Bool
      if isFollowing {
        // A leave policy may depend on properties that are not observable.
        holds = holdsSheet
      } else {
        isFollowing = true
        holds = withObservationTracking {
          holdsSheet
        } onChange: { [weak self] in
          Task { @MainActor [weak self] in
            self?.isFollowing = false
            self?.lookAtLeaving()
          }
        }
      }
      if state.holdsSheet != holds { state.holdsSheet = holds }
    }

    private var holdsSheet: Bool {
      tree.canLeaveRoot && tree.isLive
        && (!tree.root.isDismissable || tree.leavePolicy(tree.root) == .ask)
    }
  }
#endif
