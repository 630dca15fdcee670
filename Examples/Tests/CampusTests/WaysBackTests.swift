import Testing
import Usher
import UsherTesting

@testable import Campus

@MainActor
@Suite("Campus: every way back")
struct WaysBackTests {
  let host = InMemoryHost(makeCampus())

  init() throws {
    try host.screen(LoginModel.self).send(.mainTapped)
    host.expectTree(onMain)
  }

  @Test("C4, a screen: red is pushed, and popped by the back button or by a swipe")
  func redPushed() throws {
    try open(.red, red)
    #expect(host.title == "Red")
    host.user.tapBack()
    host.expectTree(onMain)
    try open(.red, red)
    host.user.beginSwipeBack().cancel()
    host.expectTree(inWaysBack(red))
    host.user.swipeBack()
    host.expectTree(onMain)
    #expect(try diary == ["Red: swipe", "Red: back button"])
  }

  @Test("C4, a flow: yellow with red on it is pushed and popped as a whole")
  func yellowAsAWhole() throws {
    try open(.yellow, yellow)
    try host.screen(YellowModel.self).send(.redTapped)
    host.expectTree(inWaysBack(yellowAndRed))
    host.user.chooseFromBackMenu(over: 2)
    host.expectTree(onMain)
    #expect(try diary == ["Yellow: back menu"])
    #expect(host.endings(of: "RedCoordinator").count == 1)
  }

  @Test("a flow that pops itself ends like any other")
  func poppedByCode() throws {
    try open(.yellow, yellow)
    try host.screen(YellowModel.self).send(.backTapped)
    host.expectTree(onMain)
    #expect(try diary == ["Yellow: popped"])
  }

  @Test("the same yellow flow finishes into this tab instead of another root")
  func yellowFinishes() throws {
    try open(.yellow, yellow)
    try host.screen(YellowModel.self).send(.mainTapped)
    host.expectTree(onMain)
    #expect(try diary == ["Yellow: finished"])
  }

  @Test("C4, a sheet: green is dragged down")
  func sheetSwipedDown() throws {
    try open(.green, green)
    host.user.swipeDown()
    host.expectTree(onMain)
    #expect(try diary == ["Green: swipe down"])
  }

  @Test("a sheet that is dragged and released stays, and its button still works")
  func sheetDragCancelled() throws {
    try open(.green, green)
    let finger = host.user.beginSwipeDown()
    host.expectTree(inWaysBack(green))
    finger.cancel()
    host.expectTree(inWaysBack(green))
    try host.screen(GreenModel.self).send(.doneTapped)
    host.expectTree(onMain)
    #expect(try diary == ["Green: finished"])
  }

  @Test("C4, a stack: mix is presented, and dismissed as a whole from its second screen")
  func stackDismissedAsAWhole() throws {
    try open(.mix, mix)
    try choose(.red)
    host.expectTree(inWaysBack(mixSecond))
    host.user.swipeDown()
    host.expectTree(onMain)
    #expect(try diary == ["Mix: swipe down"])
    #expect(try mixed == nil)
  }

  @Test("Back inside the presented stack stays inside it")
  func backInsideOfTheSheet() throws {
    let diary = try host.screen(WaysBackModel.self).diary
    try open(.mix, mix)
    #expect(!host.user.seesBackButton)
    try choose(.blue)
    #expect(host.title == "Blue and …")
    host.user.tapBack()
    host.expectTree(inWaysBack(mix))
    try choose(.red)
    host.user.swipeBack()
    host.expectTree(inWaysBack(mix))
    #expect(diary.lines.isEmpty)
  }

  @Test("C2: the mixed colour comes back as a value")
  func mixing() throws {
    try open(.mix, mix)
    try choose(.red)
    try choose(.yellow)
    host.expectTree(onMain)
    #expect(try mixed == .orange)
    #expect(try diary == ["Mix: finished"])
  }

  @Test("Next does nothing while no colour is chosen")
  func nothingChosen() throws {
    try open(.mix, mix)
    try host.screen(MixModel.self).send(.nextTapped)
    host.expectTree(inWaysBack(mix))
  }

  @Test("an alert asks before the diary is emptied, and only if it has entries")
  func alert() throws {
    try host.screen(WaysBackModel.self).send(.emptyTapped)
    host.expectTree(onMain)

    try open(.green, green)
    host.user.swipeDown()
    try host.screen(WaysBackModel.self).send(.emptyTapped)
    host.expectTree(inWaysBack("  alert question: Empty the diary?"))
    host.user.choose("Keep")
    host.expectTree(onMain)
    #expect(try diary == ["Green: swipe down"])

    try host.screen(WaysBackModel.self).send(.emptyTapped)
    host.user.choose("Empty")
    host.expectTree(onMain)
    #expect(try diary == [])
  }

  // MARK: - A person's steps

  private func open(_ way: Way, _ lines: String, sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    try host.screen(WaysBackModel.self).send(.tapped(way))
    host.expectTree(inWaysBack(lines), sourceLocation: sourceLocation)
  }

  private func choose(_ hue: Hue) throws {
    try host.screen(MixModel.self).send(.chosen(hue))
    try host.screen(MixModel.self).send(.nextTapped)
  }

  private var diary: [String] { get throws { try host.screen(WaysBackModel.self).diary.lines } }
  private var mixed: Hue? { get throws { try host.screen(WaysBackModel.self).diary.mix } }
}

private let red = """
  red: RedCoordinator (stack)
    red: RedModel
  """

private let yellow = """
  yellow: YellowCoordinator (stack)
    yellow: YellowModel
  """

private let yellowAndRed = """
  yellow: YellowCoordinator (stack)
    yellow: YellowModel
    red: RedCoordinator (stack)
      red: RedModel
  """

private let green = """
    sheet green: GreenCoordinator (stack)
      green: GreenModel
  """

private let mix = """
    sheet mix: MixCoordinator (stack)
      first: MixModel
  """

private let mixSecond = """
    sheet mix: MixCoordinator (stack)
      first: MixModel
      second(after: Campus.Hue.red): MixModel
  """
