import Testing
import Usher
import UsherTesting

@testable import Campus

@MainActor
@Suite("Campus: every way back")
struct WaysBackTests {
  let host = InMemoryHost(makeCampus())

  init() {
    host.screen(LoginModel.self)?.send(.mainTapped)
    host.expectTree(onMain)
  }

  @Test("C4, a screen: red is pushed, and popped by the back button or by a swipe")
  func redPushed() {
    open(.red, red)
    #expect(host.title == "Red")
    host.user.tapBack()
    host.expectTree(onMain)
    open(.red, red)
    host.user.beginSwipeBack().cancel()
    host.expectTree(inWaysBack(red))
    host.user.swipeBack()
    host.expectTree(onMain)
    #expect(diary == ["Red: swipe", "Red: back button"])
  }

  @Test("C4, a flow: yellow with red on it is pushed and popped as a whole")
  func yellowAsAWhole() {
    open(.yellow, yellow)
    host.screen(YellowModel.self)?.send(.redTapped)
    host.expectTree(inWaysBack(yellowAndRed))
    host.user.chooseFromBackMenu(over: 2)
    host.expectTree(onMain)
    #expect(diary == ["Yellow: back menu"])
    #expect(host.endings(of: "RedCoordinator").count == 1)
  }

  @Test("a flow that pops itself ends like any other")
  func poppedByCode() {
    open(.yellow, yellow)
    host.screen(YellowModel.self)?.send(.backTapped)
    host.expectTree(onMain)
    #expect(diary == ["Yellow: popped"])
  }

  @Test("the same yellow flow finishes into this tab instead of another root")
  func yellowFinishes() {
    open(.yellow, yellow)
    host.screen(YellowModel.self)?.send(.mainTapped)
    host.expectTree(onMain)
    #expect(diary == ["Yellow: finished"])
  }

  @Test("C4, a sheet: green is dragged down")
  func sheetSwipedDown() {
    open(.green, green)
    host.user.dragSheetDown()
    host.expectTree(onMain)
    #expect(diary == ["Green: swipe down"])
  }

  @Test("a sheet that is dragged and released stays, and its button still works")
  func sheetDragCancelled() {
    open(.green, green)
    let finger = host.user.beginDraggingSheet()
    host.expectTree(inWaysBack(green))
    finger.cancel()
    host.expectTree(inWaysBack(green))
    host.screen(GreenModel.self)?.send(.doneTapped)
    host.expectTree(onMain)
    #expect(diary == ["Green: finished"])
  }

  @Test("C4, a stack: mix is presented, and dismissed as a whole from its second screen")
  func stackDismissedAsAWhole() {
    open(.mix, mix)
    choose(.red)
    host.expectTree(inWaysBack(mixSecond))
    host.user.dragSheetDown()
    host.expectTree(onMain)
    #expect(diary == ["Mix: swipe down"])
    #expect(mixed == nil)
  }

  @Test("Back inside the presented stack stays inside it")
  func backInsideOfTheSheet() {
    open(.mix, mix)
    #expect(!host.user.seesBackButton)
    choose(.blue)
    #expect(host.title == "Blue and …")
    host.user.tapBack()
    host.expectTree(inWaysBack(mix))
    choose(.red)
    host.user.swipeBack()
    host.expectTree(inWaysBack(mix))
    #expect(diary?.isEmpty != false)
  }

  @Test("C2: the mixed colour comes back as a value")
  func mixing() {
    open(.mix, mix)
    choose(.red)
    choose(.yellow)
    host.expectTree(onMain)
    #expect(mixed == .orange)
    #expect(diary == ["Mix: finished"])
  }

  @Test("Next does nothing while no colour is chosen")
  func nothingChosen() {
    open(.mix, mix)
    host.screen(MixModel.self)?.send(.nextTapped)
    host.expectTree(inWaysBack(mix))
  }

  @Test("an alert asks before the diary is emptied, and only if it has entries")
  func alert() {
    host.screen(WaysBackModel.self)?.send(.emptyTapped)
    host.expectTree(onMain)

    open(.green, green)
    host.user.dragSheetDown()
    host.screen(WaysBackModel.self)?.send(.emptyTapped)
    host.expectTree(inWaysBack("  alert question: Empty the diary?"))
    host.user.choose("Keep")
    host.expectTree(onMain)
    #expect(diary == ["Green: swipe down"])

    host.screen(WaysBackModel.self)?.send(.emptyTapped)
    host.user.choose("Empty")
    host.expectTree(onMain)
    #expect(diary == [])
  }

  // MARK: - A person's steps

  private func open(_ way: Way, _ lines: String, sourceLocation: SourceLocation = #_sourceLocation)
  {
    host.screen(WaysBackModel.self)?.send(.tapped(way))
    host.expectTree(inWaysBack(lines), sourceLocation: sourceLocation)
  }

  private func choose(_ hue: Hue) {
    host.screen(MixModel.self)?.send(.chosen(hue))
    host.screen(MixModel.self)?.send(.nextTapped)
  }

  private var diary: [String]? { host.screen(WaysBackModel.self)?.diary.lines }
  private var mixed: Hue? { host.screen(WaysBackModel.self)?.diary.mix }
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
