import Testing
import Usher
import UsherTesting

@testable import Lens

@MainActor
@Suite("Lens: walked at random", .timeLimit(.minutes(2)))
struct RandomWalkTests {
  @Test("ten thousand steps, and whatever has ended is gone", arguments: 1...10)
  func walks(_ seed: UInt64) async {
    let services = MemoryServices()
    let host = InMemoryHost(makeLens(accounts: services, library: services))
    var dice = Dice(number: seed)
    var taken: [String] = []
    for _ in 0..<1000 {
      taken.append(takeStep(in: host, &dice))
      // Tasks that the step began come to their end in some walks, and are overtaken in others.
      for _ in 0..<dice.roll(6) { await Task.yield() }
      guard taken.count.isMultiple(of: 10) else { continue }
      for _ in 0..<1000 where !host.leaks.isEmpty { await Task.yield() }
      guard host.leaks.isEmpty, host.misuses.isEmpty else { break }
    }
    #expect(host.leaks == [], "after \(taken.suffix(12))")
    #expect(taken.count == 1000)
    #expect(services.added > 2, "the walk goes all the way")
    #expect(host.endings(of: "TabsCoordinator").count > 2, "the walk logs out")
    host.tree.close()
    while !host.leaks.isEmpty { await Task.yield() }
  }

  /// Takes a step of those that a person can take now, and returns its name; nothing of it is held on.
  private func takeStep(in host: InMemoryHost, _ dice: inout Dice) -> String {
    let steps = steps(host, &dice)
    let step = steps[dice.roll(steps.count)]
    step.take()
    return step.name
  }

  /// What a person can do now.
  private func steps(_ host: InMemoryHost, _ dice: inout Dice) -> [Act] {
    if let alert = host.alert {
      return alert.actions.map { action in Act(action.title) { host.person.choose(action.title) } }
    }
    var steps = buttons(of: host.topScreen)
    if host.person.seesBackButton {
      steps.append(Act("back") { host.person.tapBack() })
      steps.append(Act("swipe") { host.person.swipeBack() })
      steps.append(Act("swipe, not quite") { host.person.beginSwipeBack().cancel() })
      let count = host.person.backMenuCount
      steps.append(Act("back over \(count)") { host.person.chooseFromBackMenu(over: count) })
    }
    // A person who only changes tabs sees little.
    guard dice.roll(3) == 0 else { return steps }
    for tab in 0..<host.person.tabCount {
      steps.append(Act("tab \(tab)") { host.person.tapTab(tab) })
    }
    return steps
  }

  private func buttons(of screen: AnyObject?) -> [Act] {
    switch screen {
    case let login as LoginModel:
      return ["correct horse", "wrong horse", ""].map { password in
        Act("log in with “\(password)”") {
          (login.email, login.password) = ("minji@example.com", password)
          login.logInTapped()
        }
      } + [Act("sign up") { login.signUpTapped() }]
    case let signUp as SignUpModel:
      return [
        Act("fill in and sign up") {
          (signUp.email, signUp.password) = ("minji@example.com", "correct horse")
          signUp.repetition = "correct horse"
          signUp.signUpTapped()
        }, Act("sign up") { signUp.signUpTapped() },
        Act("sign up twice") {
          signUp.signUpTapped()
          signUp.signUpTapped()
        },
      ]
    case let main as MainModel:
      return [Act("register") { main.registerTapped() }]
        + main.album.photos.prefix(1).map { photo in Act("photo") { main.photoTapped(photo) } }
    case let image as RegisterImageModel:
      return [
        Act("choose") { image.choose(ImageFile(name: "a.png", bytes: [1])) },
        Act("choose nothing") { image.choose(ImageFile(name: "a.txt", bytes: [])) },
        Act("register") { image.registerTapped() },
        Act("choose and register") {
          image.choose(ImageFile(name: "b.png", bytes: [1, 2]))
          image.registerTapped()
        },
      ]
    case let result as ImageResultModel:
      return [
        Act("done") { result.doneTapped() }, Act("remove") { result.removeTapped() },
        Act("done twice") {
          result.doneTapped()
          result.doneTapped()
        },
      ]
    case let settings as SettingsModel:
      return [Act("log out") { settings.logOutTapped() }]
    default:
      return [Act("wait") {}]
    }
  }
}

/// Something that a person can do.
@MainActor
private struct Act {
  let name: String
  let take: @MainActor () -> Void

  init(_ name: String, take: @escaping @MainActor () -> Void) {
    (self.name, self.take) = (name, take)
  }
}

/// Numbers that look like chance and are the same each time.
private struct Dice {
  var number: UInt64

  mutating func roll(_ sides: Int) -> Int {
    number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((number >> 33) % UInt64(sides))
  }
}
