#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Foundation
  public import Observation
  public import SwiftUI
  public import Usher
  public import UsherLinks
  import UsherSnapshots

  /// Shows a flow and every screen that it leads to.
  ///
  /// ```swift
  /// @main
  /// struct CampusApp: App {
  ///   var body: some Scene {
  ///     WindowGroup { FlowView(views: .campus) { AppFlow() } }
  ///   }
  /// }
  /// ```
  ///
  /// The view creates the flow once, when it first appears. The flow lives while the view keeps its
  /// identity: each window of a `WindowGroup` has its own. The view opens the links that the system
  /// delivers to the window.
  ///
  /// A flow view can also be a guest of views that the app already has: the content of a sheet, or a destination of a
  /// `NavigationStack`. It dismisses itself when its flow ends, and leaves the links of the window to the app unless it
  /// has ``onLinkError(_:)``.
  public struct FlowView: View {
    /// Makes the host, or holds the one that the app keeps.
    private enum Source {
      case kept(FlowHost)
      case made(@MainActor (TreeSnapshot?, FlowHost.Kind) -> FlowHost)
    }

    /// The values that the modifiers of a flow view set.
    struct Options {
      var onLinkError: (@MainActor (LinkError) -> Void)?
      var restorationKey: String?
      var inheritances: [Inheritance] = []
      /// Which host is made; `nil` if the app does not say.
      var kind: FlowHost.Kind?
    }

    private let source: Source
    private var options = Options()
    @State private var owner = FlowOwner()

    /// Shows the flow that `root` makes.
    ///
    /// - Parameters:
    ///   - views: The views of the flow's screens.
    ///   - configuration: Options of the tree.
    ///   - launch: Where the tree starts. Links that the system delivers to the window need no entry
    ///     here.
    ///   - root: Makes the root flow; called once while the view keeps its identity.
    ///   - onEnd: Called once when the root flow ends. Without it, an end that leaves the view empty is misuse; a guest
    ///     dismisses itself.
    public init<Root: Coordinator>(
      views: FlowViews = FlowViews(), configuration: TreeConfiguration = TreeConfiguration(),
      launch: Launch = .standard, _ root: @escaping @MainActor () -> Root,
      onEnd: (@MainActor (Ending<Root.Output>) -> Void)? = nil
    ) {
      source = .made { snapshot, kind in
        FlowHost(
          root(), views: views, kind: kind, configuration: configuration,
          launch: launch.restoring(snapshot), onEnd: onEnd)
      }
    }

    /// Shows the flow of a host that the app keeps.
    ///
    /// Shows the host in one place at a time: the latest one.
    public init(_ host: FlowHost) { source = .kept(host) }

    /// Selects the UIKit host or SwiftUI's own containers for the flow.
    ///
    /// It is read once, when the flow is made. A host that the app keeps is told with its `kind:`; to say something else
    /// here is misuse.
    public func flowHost(_ kind: FlowHost.Kind) -> FlowView { changing { $0.kind = kind } }

    /// Receives the error of a link that cannot be opened; the tree is unchanged.
    ///
    /// Without it the error is reported as misuse. A guest in a sheet or at a destination opens the window's links only
    /// with it.
    public func onLinkError(_ receive: @escaping @MainActor (LinkError) -> Void) -> FlowView {
      changing { $0.onLinkError = receive }
    }

    /// Saves the tree in the scene's storage, and restores it when the system reconnects the scene.
    ///
    /// It is written whenever the scene becomes inactive after it was active, on a Mac after each change of the tree, and
    /// read once, before the flow is made.
    /// The routes of the root flow must be `Codable`; if they are not, nothing can be saved, which is misuse.
    /// `tree.restorationReport` lists the places that could not be restored. A host that the app keeps is restored by
    /// the app, with its `launch:`; for such a host this modifier is misuse.
    ///
    /// - Parameter key: A name for this tree, unique among the flow views of a scene.
    public func restores(_ key: String) -> FlowView { changing { $0.restorationKey = key } }

    /// Passes an environment value on to the views of the flow.
    ///
    /// The locale, the calendar, the time zone, the font, the scene phase, `openURL` and the values
    /// of UIKit's traits, such as the color scheme, are always passed on.
    public func inheriting<Value>(
      _ keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> FlowView {
      changing {
        $0.inheritances.append(
          Inheritance(begin: { $0.pass(keyPath) }, around: { content, _ in content }))
      }
    }

    /// Passes an observable object of the environment on to the views of the flow.
    public func inheriting<Object: AnyObject & Observable>(_ type: Object.Type) -> FlowView {
      changing {
        $0.inheritances.append(
          Inheritance(
            begin: { _ in },
            around: { AnyView($0.modifier(ObjectReader<Object>(environment: $1))) }))
      }
    }

    private func changing(_ change: (inout Options) -> Void) -> FlowView {
      var copy = self
      change(&copy.options)
      return copy
    }

    /// The flow, with handlers for the links and activities of its window.
    public var body: some View {
      switch source {
      case .kept(let host):
        FlowContent(host: host, options: options)
          .modifier(FlowLinks(options: options) { host })
          .onAppear { host.check(options) }
          .id(ObjectIdentifier(host))
      case .made(let make):
        if let key = options.restorationKey {
          RestoredFlow(key: key, owner: owner, make: make, options: options)
        } else {
          StartingFlow(owner: owner, options: options) { make(nil, options.kind ?? .standard) }
        }
      }
    }
  }

  /// A flow that starts when the view appears: before the first frame, so that no empty one is seen.
  private struct StartingFlow: View {
    let owner: FlowOwner
    let options: FlowView.Options
    let make: @MainActor () -> FlowHost

    var body: some View {
      ZStack {
        if let host = owner.host {
          FlowContent(host: host, options: options)
        } else {
          Color.clear.onAppear { owner.start(make) }
        }
      }
      // A link that launches the app may come before the view appears.
      .modifier(FlowLinks(options: options) { owner.start(make) })
    }
  }

  /// A flow that saves its tree in the scene's storage and restores it.
  private struct RestoredFlow: View {
    let key: String
    let owner: FlowOwner
    let make: @MainActor (TreeSnapshot?, FlowHost.Kind) -> FlowHost
    let options: FlowView.Options
    @SceneStorage private var data: Data?
    @Environment(\.scenePhase) private var phase
    /// Whether the user has seen the flow: a scene that launches is inactive first, and has nothing to save.
    @State private var wasActive = false

    init(
      key: String, owner: FlowOwner,
      make: @escaping @MainActor (TreeSnapshot?, FlowHost.Kind) -> FlowHost,
      options: FlowView.Options
    ) {
      self.key = key
      self.owner = owner
      self.make = make
      self.options = options
      _data = SceneStorage("usher.\(key)")
    }

    var body: some View {
      StartingFlow(owner: owner, options: options) { start() }
        .onAppear {
          let host = owner.start(start)
          host.checkSaving(key)
          #if !canImport(UIKit)
            // A window of macOS stays active until the app quits, and then it is too late.
            owner.saving = host.savingChanges { [weak host, data = $data] in
              if let host { data.wrappedValue = Self.saved(host) }
            }
          #endif
        }
        .onChange(of: phase, initial: true) {
          if phase == .active {
            wasActive = true
          } else if wasActive, let host = owner.host {
            data = Self.saved(host)
          }
        }
    }

    private func start() -> FlowHost { make(snapshot, options.kind ?? .standard) }

    private static func saved(_ host: FlowHost) -> Data? {
      host.tree.isLive ? try? JSONEncoder().encode(host.tree.snapshot()) : nil
    }

    private var snapshot: TreeSnapshot? {
      data.flatMap { try? JSONDecoder().decode(TreeSnapshot.self, from: $0) }
    }
  }
#endif
