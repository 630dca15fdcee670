import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI
import UsherUIKit

extension ReadmeAppTests {
  @MainActor
  @Suite("docs/cookbook.md, with views")
  struct CookbookViewTests {
    let page: CookbookPage
    let window: UIWindow

    init() throws {
      page = try CookbookPage()
      StandIn.reset()
      StandIn.clock.mode = .manual
      window = UIWindow(frame: UIScreen.main.bounds)
    }

    @Test("A share sheet that the system takes away leaves the tree")
    func sharing() async throws {
      let host = UIKitHost(PosterFlow(), in: window, views: makePosterViews())
      await settle()
      try Person(in: window).tap("Share")
      await settle()
      let tree = try page.tree("Share sheets and system pickers")
      #expect(host.tree.description == tree)
      #expect(Person(in: window).topScreen is UIActivityViewController)
      // As UIKit does when the user has chosen a service.
      Person(in: window).topScreen?.dismiss(animated: true, completion: nil)
      await settle()
      #expect(host.tree.description == "PosterFlow (stack)\n  poster: PosterModel")
      host.tree.close()
      await settle()
    }

    @Test("A chosen photo comes back to the flow")
    func photo() async throws {
      let flow = PosterFlow()
      let host = UIKitHost(flow, in: window, views: makePosterViews())
      await settle()
      try Person(in: window).tap("Photo")
      await settle()
      #expect(host.tree.description == (try page.tree("Share sheets and system pickers", 1)))
      let picker = try #require(window.rootViewController?.presentedViewController)
      let photo = try #require(picker as? PhotoController)
      let url = URL(filePath: "/photo.jpg")
      photo.imagePickerController(photo, didFinishPickingMediaWithInfo: [.imageURL: url])
      await settle()
      #expect(flow.photo == url)
      #expect(!flow.isPresenting)
      host.tree.close()
      await settle()
    }

    @Test("A preview begins where it says")
    func preview() async throws {
      let host = FlowHost(TripsFlow([.trips, .trip("Jeju")]), views: .trips)
      window.rootViewController = UIHostingController(rootView: FlowView(host))
      window.makeKeyAndVisible()
      await settle()
      #expect(SwiftUIPerson(in: window).sees("Jeju"))
      #expect(host.tree.description == (try page.tree("Previews")))
      host.close()
      window.rootViewController = nil
      await settle()
    }

    /// Returns when the stand-in, the main queue and the tasks have nothing to do.
    private func settle() async {
      for _ in 0..<16 {
        StandIn.clock.runUntilIdle()
        await Task.yield()
      }
      await StandIn.clock.idle()
      StandIn.clock.runUntilIdle()
    }

    private func makePosterViews() -> UIKitViews {
      let views = UIKitViews()
      registerSystemScreens(in: views)
      views.register(PosterModel.self) { poster in
        let controller = UIViewController()
        let share = UIButton(
          type: .system, primaryAction: UIAction(title: "Share") { _ in poster.onShare() })
        let photo = UIButton(
          type: .system, primaryAction: UIAction(title: "Photo") { _ in poster.onPhoto() })
        controller.view.addSubview(share)
        controller.view.addSubview(photo)
        return controller
      }
      return views
    }
  }
}
