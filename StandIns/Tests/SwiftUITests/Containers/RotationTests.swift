import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  @MainActor @Suite("Rotation") struct RotationTests {
    @MainActor @Observable final class Model {
      var path: [Int] = []
      var isSheet = false
      @ObservationIgnored let log = Log()
    }
    struct Room: View {
      let name: String
      @Environment(\.horizontalSizeClass) private var horizontal
      @Environment(\.verticalSizeClass) private var vertical
      private func word(_ size: UserInterfaceSizeClass?) -> String {
        size == .regular ? "regular" : "compact"
      }
      var body: some View {
        GeometryReader { room in
          Text("\(name) \(Int(room.size.width)) x \(Int(room.size.height))")
          Text("\(name) frame \(Int(room.frame(in: .global).width))")
        }
        Text("\(name) \(word(horizontal)) \(word(vertical))")
      }
    }
    struct Still: View {
      let model: Model
      var body: some View {
        model.log("still")
        return Text("still")
      }
    }
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack(path: $model.path) {
          VStack {
            Room(name: "root")
            Still(model: model)
          }
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            model.log("width \(Int($0))")
          }
          .navigationDestination(for: Int.self) { Room(name: "page \($0)") }
        }
        .sheet(isPresented: $model.isSheet) { Room(name: "sheet") }
      }
    }
    struct Watch: UIViewControllerRepresentable {
      let controller: UIViewController
      func makeUIViewController(context: Context) -> UIViewController { controller }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    final class Watcher: UIViewController {
      var lines: [String] = []
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        lines.append("will \(Int(size.width)), has \(Int(view.bounds.width))")
        coordinator.animate(
          alongsideTransition: { _ in self.lines.append("moves \(Int(self.view.bounds.width))") },
          completion: { _ in self.lines.append("done") })
      }
      override func willTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: traits, with: coordinator)
        lines.append("traits \(traits.verticalSizeClass == .compact)")
      }
    }

    @Test("Turning the device changes the room and the size classes of the shown views")
    func rotation() throws {
      let model = Model()
      let stage = Stage { Root(model: model) }
      #expect(stage.texts.contains("root 390 x 844"))
      #expect(stage.texts.contains("root compact regular"))
      _ = model.log.take()
      try stage.person.rotate(to: .landscapeLeft)
      stage.settle()
      #expect(stage.window.bounds.size == CGSize(width: 844, height: 390))
      #expect(stage.controller.view.bounds.size == CGSize(width: 844, height: 390))
      #expect(stage.texts.contains("root 844 x 390"))
      #expect(stage.texts.contains("root frame 844"))
      #expect(stage.texts.contains("root compact compact"))
      #expect(model.log.take() == ["width 844"], "views that read no room are not evaluated")
      try stage.person.rotate(to: .portrait)
      stage.settle()
      #expect(stage.texts.contains("root 390 x 844"))
      #expect(stage.texts.contains("root compact regular"))
    }

    @Test("Pages and sheets have the room of the turned device, before and after the turn")
    func pages() throws {
      let model = Model()
      let stage = Stage { Root(model: model) }
      model.path = [1]
      stage.settle()
      try stage.person.rotate(to: .landscapeRight)
      stage.settle()
      #expect(stage.texts.contains("page 1 844 x 390"))
      model.path = [1, 2]
      stage.settle()
      #expect(stage.texts.contains("page 2 844 x 390"))
      model.isSheet = true
      stage.settle()
      #expect(stage.texts.contains("sheet 844 x 390"))
      #expect(stage.texts.contains("sheet compact compact"))
      try stage.person.rotate(to: .portrait)
      stage.settle()
      #expect(stage.texts.contains("sheet 390 x 844"))
      model.isSheet = false
      model.path = []
      stage.settle()
      #expect(stage.texts.contains("root 390 x 844"))
    }

    @Test("More room is that of a tablet, with its classes, however it is held")
    func room() throws {
      let stage = Stage { Room(name: "root") }
      stage.person.giveRoom(.regular)
      stage.settle()
      #expect(stage.texts.contains("root 834 x 1194"))
      #expect(stage.texts.contains("root regular regular"))
      try stage.person.rotate(to: .landscapeLeft)
      stage.settle()
      #expect(stage.texts.contains("root 1194 x 834"))
      #expect(stage.texts.contains("root regular regular"))
      stage.person.giveRoom(.compact)
      stage.settle()
      #expect(stage.texts.contains("root 390 x 844"))
      #expect(stage.texts.contains("root compact regular"))
    }

    @Test("Controllers inside hear of a turn before it, with it and after it")
    func controllers() throws {
      let watcher = Watcher()
      let stage = Stage { Watch(controller: watcher).ignoresSafeArea() }
      try stage.person.rotate(to: .landscapeLeft)
      #expect(watcher.lines == ["traits true", "will 844, has 390", "moves 844"])
      stage.settle()
      #expect(watcher.lines.last == "done")
    }

    @Test("A window whose controller supports one orientation is not turned")
    func refused() throws {
      let stage = Stage { Text("root") }
      stage.window.rootViewController = Watcher()
      stage.settle()
      #expect(throws: Obstacle.self) { try stage.person.rotate(to: .landscapeLeft) }
      #expect(stage.window.bounds.width == 390)
    }
  }
}
