// The recipes of docs/cookbook.md that need UIKit or SwiftUI. The other ones are in CookbookTests.
import SwiftUI
import UIKit
import Usher
import UsherSwiftUI
import UsherUIKit

final class PosterModel {
  let onShare: () -> Void
  let onPhoto: () -> Void
  init(onShare: @escaping () -> Void, onPhoto: @escaping () -> Void) {
    self.onShare = onShare
    self.onPhoto = onPhoto
  }
}

final class PosterFlow: Coordinator {
  enum Route: Hashable { case poster, share(String), photo }

  let navigation = Stack<Route>(.poster)
  private(set) var photo: URL?

  func destination(for route: Route) -> Destination {
    switch route {
    case .poster:
      .screen(
        PosterModel(
          onShare: { self.present(.share("A poster")) }, onPhoto: { self.present(.photo) }))
    case .share(let text): .screen(ShareModel(text))
    case .photo: .screen(PhotoModel(onPhoto: { self.chose($0) }))
    }
  }

  private func chose(_ photo: URL?) {
    if let photo { self.photo = photo }
    dismiss(.photo)
  }
}

final class ShareModel {
  let text: String
  init(_ text: String) { self.text = text }
}

final class PhotoModel {
  let onPhoto: (URL?) -> Void
  init(onPhoto: @escaping (URL?) -> Void) { self.onPhoto = onPhoto }
}

final class PhotoController: UIImagePickerController, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  var model: PhotoModel?

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { model?.onPhoto(info[.imageURL] as? URL) }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { model?.onPhoto(nil) }
}

@MainActor
func registerSystemScreens(in views: UIKitViews) {
  views.register(ShareModel.self) { share in
    UIActivityViewController(activityItems: [share.text], applicationActivities: nil)
  }
  views.register(PhotoModel.self) { model in
    let controller = PhotoController()
    controller.model = model
    controller.delegate = controller
    return controller
  }
}

final class TripsFlow: Coordinator {
  enum Route: Hashable { case trips, trip(String) }

  let navigation: Stack<Route>
  init(_ routes: [Route] = [.trips]) { navigation = Stack(routes) }

  func destination(for route: Route) -> Destination {
    switch route {
    case .trips: .screen(TripsModel(onTrip: { self.push(.trip($0)) }))
    case .trip(let name): .screen(TripModel(name))
    }
  }
}

final class TripsModel {
  let onTrip: (String) -> Void
  init(onTrip: @escaping (String) -> Void) { self.onTrip = onTrip }
}

final class TripModel {
  let name: String
  init(_ name: String) { self.name = name }
}

extension FlowViews {
  static var trips: FlowViews {
    let views = FlowViews()
    views.register(TripsModel.self) { trips in Button("Jeju") { trips.onTrip("Jeju") } }
    views.register(TripModel.self) { trip in Text(trip.name) }
    return views
  }
}

#Preview("All trips") {
  FlowView(views: .trips) { TripsFlow() }
}

#Preview("A trip") {
  FlowView(views: .trips) { TripsFlow([.trips, .trip("Jeju")]) }
}
