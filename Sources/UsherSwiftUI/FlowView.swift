#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Foundation
  public import SwiftUI
  public import Usher
  public import UsherLinks
  import UsherSnapshots

  /// Shows a flow with everything that it leads to.
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
  /// The flow is made once, when the view first appears, and lives as long as the view keeps its identity: each window of a
  /// `WindowGroup` has a flow of its own. Links that the system hands to the window are opened.
  ///
  /// A flow view can also be a guest of views that the app already has: the content of a sheet, or a destination of a
  /// `NavigationStack`. It dismisses itself when its flow ends.
  public struct FlowView: View {
    /// Where the host comes from.
    private enum Source {
      case kept(FlowHost)
      case made(@MainActor (TreeSnapshot?, FlowHost.Kind) -> FlowHost)
    }

    /// What the modifiers of a flow view set.
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
    ///   - views: How its screens look.
    ///   - configuration: What the tree does where there is a choice.
    ///   - launch: Where the tree starts. Links that the system hands to the window need nothing here.
    ///   - root: Makes the root flow; called once for as long as the view keeps its identity.
    ///   - onEnd: Called once when the root flow ends.
    public init<Root: Coordinator>(
      views: FlowViews = FlowViews(), configuration: TreeConfiguration = TreeConfiguration(),
      launch: Launch = .standard, _ root: @escaping @MainActor () -> Root,
      onEnd: @escaping @MainActor (Ending<Root.Output>) -> Void = { _ in }
    ) {
      source = .made { snapshot, kind in
        FlowHost(
          root(), views: views, kind: kind, configuration: configuration,
          launch: launch.restoring(snapshot), onEnd: onEnd)
      }
    }

    /// Shows the flow of a host that the app keeps.
    ///
    /// A host is shown in one place at a time: where it was shown last.
    public init(_ host: FlowHost) { source = .kept(host) }

    /// Chooses what shows the flow: the UIKit host, or SwiftUI's own containers.
    ///
    /// It is read once, when the flow is made. A host that the app keeps is told with its `kind:`; to say something else
    /// here is misuse.
    public func flowHost(_ kind: FlowHost.Kind) -> FlowView { changing { $0.kind = kind } }

    /// Receives links that cannot be opened; nothing has changed then.
    public func onLinkError(_ receive: @escaping @MainActor (LinkError) -> Void) -> FlowView {
      changing { $0.onLinkError = receive }
    }

    /// Keeps where everything stands in the scene's storage, and starts there when the system brings the scene back.
    ///
    /// It is written whenever the scene leaves the foreground, and read once, before the flow is made. What cannot be
    /// restored is in `tree.restoration`. A host that the app keeps is restored by the app, with its `launch:`; for one it
    /// is misuse to say this here.
    ///
    /// - Parameter key: A name for this tree, different for each flow view of a scene.
    public func restores(_ key: String) -> FlowView { changing { $0.restorationKey = key } }

    /// Passes a value of the environment on to the views of the flow.
    ///
    /// The locale, the calendar, the time zone, the font, the scene phase and `openURL` are passed on anyway, and so is
    /// what UIKit's traits carry, such as the color scheme.
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

    /// The flow, with what the system hands to its window.
    public var body: some View {
      switch source {
      case .kept(let host):
        FlowContent(host: host.checking(options), options: options)
          .id(ObjectIdentifier(host))
      case .made(let make):
        if let key = options.restorationKey {
          RestoredFlow(key: key, owner: owner, make: make, options: options)
        } else {
          FlowContent(host: owner.host { make(nil, options.kind ?? .standard) }, options: options)
        }
      }
    }
  }

  /// A flow that comes back where it was.
  private struct RestoredFlow: View {
    let owner: FlowOwner
    let make: @MainActor (TreeSnapshot?, FlowHost.Kind) -> FlowHost
    let options: FlowView.Options
    @SceneStorage private var data: Data?
    @Environment(\.scenePhase) private var phase

    init(
      key: String, owner: FlowOwner,
      make: @escaping @MainActor (TreeSnapshot?, FlowHost.Kind) -> FlowHost,
      options: FlowView.Options
    ) {
      self.owner = owner
      self.make = make
      self.options = options
      _data = SceneStorage("usher.\(key)")
    }

    var body: some View {
      let host = owner.host { make(snapshot, options.kind ?? .standard) }
      FlowContent(host: host, options: options)
        .onChange(of: phase) {
          guard phase != .active else { return }
          data = host.tree.isLive ? try? JSONEncoder().encode(host.tree.snapshot()) : nil
        }
    }

    private var snapshot: TreeSnapshot? {
      data.flatMap { try? JSONDecoder().decode(TreeSnapshot.self, from: $0) }
    }
  }
#endif
