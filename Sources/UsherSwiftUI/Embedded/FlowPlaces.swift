#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The places that show one flow, if the app has several for it.
  @MainActor
  final class FlowPlaces {
    private struct Place { weak var controller: FlowController? }

    private var all: [Place] = []
    /// The one that shows the flow.
    var latest: FlowController? { all.last { $0.controller != nil }?.controller }

    nonisolated init() {}

    func add(_ controller: FlowController) {
      remove(controller)
      all.append(Place(controller: controller))
    }

    func remove(_ controller: FlowController) {
      all.removeAll { $0.controller == nil || $0.controller === controller }
    }
  }
#endif
