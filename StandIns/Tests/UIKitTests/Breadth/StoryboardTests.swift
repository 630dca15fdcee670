import Testing
import UIKit
import UIKitPerson

@MainActor protocol Storyboarded { static func instantiate() -> Self }
extension Storyboarded where Self: UIViewController {
  static func instantiate() -> Self {
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
    // swift-format-ignore: NeverForceUnwrap
    return storyboard.instantiateViewController(withIdentifier: String(describing: self)) as! Self
  }
}

final class HomeScene: UIViewController, Storyboarded {
  var prepared: (String?, UIViewController)?
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared = (segue.identifier, segue.destination)
  }
}
final class DetailScene: UIViewController, Storyboarded {
  var text = "none"
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init?(coder: NSCoder, text: String) {
    self.text = text
    super.init(coder: coder)
  }
}

@MainActor @Suite("Storyboards", .serialized) struct StoryboardTests {
  init() {
    StandIn.reset()
    StandIn.storyboards.reset()
    StandIn.storyboards.register(HomeScene.self, isInitial: true)
    StandIn.storyboards.register(DetailScene.self)
  }

  @Test("The Storyboarded protocol of the articles makes screens")
  func storyboarded() {
    let home = HomeScene.instantiate()
    #expect(home.storyboard != nil)
    #expect(HomeScene.instantiate() !== home)
  }

  @Test("A storyboard knows its initial scene, or none")
  func initial() {
    let main = UIStoryboard(name: "Main", bundle: nil)
    #expect(main.instantiateInitialViewController() is HomeScene)
    StandIn.storyboards.register("Other", in: "Second") { _ in UIViewController() }
    #expect(UIStoryboard(name: "Second", bundle: nil).instantiateInitialViewController() == nil)
  }

  @Test("A creator makes the controller with its dependencies")
  func creator() {
    let main = UIStoryboard(name: "Main", bundle: nil)
    let detail = main.instantiateViewController(identifier: "DetailScene") { coder in
      DetailScene(coder: coder, text: "made")
    }
    #expect(detail.text == "made" && detail.storyboard === main)
    let plain: DetailScene = main.instantiateViewController(identifier: "DetailScene")
    #expect(plain.text == "none")
  }

  @Test("Classes are found by their names in modules that the test names")
  func byName() {
    StandIn.storyboards.reset()
    StandIn.storyboards.findClasses(in: "UIKitTests")
    #expect(DetailScene.instantiate().text == "none")
  }

  @Test("An unknown storyboard and an unknown scene are exceptions")
  func unknown() {
    StandIn.recordsExceptions = true
    _ = UIStoryboard(name: "Nowhere", bundle: nil)
    _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Nobody")
    #expect(StandIn.exceptions.count == 2)
    #expect(
      StandIn.exceptions.first?.hasPrefix("Could not find a storyboard named 'Nowhere'") == true)
    #expect(StandIn.exceptions.last?.contains("identifier 'Nobody'") == true)
    StandIn.reset()
  }

  @Test("A segue prepares its source, then shows its destination")
  func segue() {
    StandIn.storyboards.registerSegue("showDetail", from: "HomeScene", to: "DetailScene")
    let home = HomeScene.instantiate()
    let stack = UINavigationController(rootViewController: home)
    home.performSegue(withIdentifier: "showDetail", sender: nil)
    #expect(home.prepared?.0 == "showDetail")
    #expect(stack.topViewController is DetailScene)
    #expect(stack.topViewController === home.prepared?.1)
  }

  @Test("A segue that does not exist is an exception")
  func noSegue() {
    StandIn.recordsExceptions = true
    HomeScene.instantiate().performSegue(withIdentifier: "x", sender: nil)
    #expect(StandIn.exceptions.first?.contains("has no segue with identifier 'x'") == true)
    StandIn.reset()
  }
}
