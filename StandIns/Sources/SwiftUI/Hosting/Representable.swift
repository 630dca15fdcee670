import UIKit

/// What a representable is made and updated with.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction: Transaction
  public internal(set) var environment: EnvironmentValues
}

/// A view controller as a view.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}
extension UIViewControllerRepresentable {
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public var body: Never { fatalError("a representable has no body because it is shown as it is") }
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable is made and updated with.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<
  Representable: UIViewRepresentable
> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction: Transaction
  public internal(set) var environment: EnvironmentValues
}

/// A view of UIKit's as a view.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}
extension UIViewRepresentable {
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public var body: Never { fatalError("a representable has no body because it is shown as it is") }
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a node keeps of a representable.
@MainActor private final class Represented<Thing: AnyObject, Coordinator>: LeavingSlot {
  let coordinator: Coordinator
  var thing: Thing?
  private let dismantle: (Thing, Coordinator) -> Void
  init(_ coordinator: Coordinator, dismantle: @escaping (Thing, Coordinator) -> Void) {
    self.coordinator = coordinator
    self.dismantle = dismantle
  }
  func leave() {
    guard let thing else { return }
    dismantle(thing, coordinator)
    self.thing = nil
  }
}

extension UIViewControllerRepresentable {
  internal func represent(_ builder: _Builder) {
    let node = builder.node
    let slot =
      node.slots[-1] as? Represented<UIViewControllerType, Coordinator>
      ?? Represented(
        makeCoordinator(), dismantle: { Self.dismantleUIViewController($0, coordinator: $1) })
    node.slots[-1] = slot
    let (environment, reads) = node.environment.notingReads()
    let context = Context(
      coordinator: slot.coordinator, transaction: node.transaction, environment: environment)
    node.graph.afterPass {
      guard node.isAlive else { return }
      // What a kept copy of the environment is asked for later does not count.
      defer { node.read.note(reads.keys, in: environment) }
      let controller = slot.thing ?? makeUIViewController(context: context)
      let isNew = slot.thing == nil
      slot.thing = controller
      // What it reads of observable objects makes it update again, as a body is evaluated again.
      node.tracking { updateUIViewController(controller, context: context) }
      if isNew { node.nearestRegion?.embed(controller, for: node) }
    }
  }
}
extension UIViewRepresentable {
  internal func represent(_ builder: _Builder) {
    let node = builder.node
    let slot =
      node.slots[-1] as? Represented<UIViewType, Coordinator>
      ?? Represented(makeCoordinator(), dismantle: { Self.dismantleUIView($0, coordinator: $1) })
    node.slots[-1] = slot
    let (environment, reads) = node.environment.notingReads()
    let context = Context(
      coordinator: slot.coordinator, transaction: node.transaction, environment: environment)
    node.graph.afterPass {
      guard node.isAlive else { return }
      // What a kept copy of the environment is asked for later does not count.
      defer { node.read.note(reads.keys, in: environment) }
      let view = slot.thing ?? makeUIView(context: context)
      let isNew = slot.thing == nil
      slot.thing = view
      node.tracking { updateUIView(view, context: context) }
      guard isNew, let container = node.nearestRegion?.controller?.view else { return }
      container.addSubview(view)
      node.onRemove.append { [weak view] in view?.removeFromSuperview() }
    }
  }
}
