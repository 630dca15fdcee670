#if canImport(SwiftUIPerson)
  import SwiftUIPerson
#else
  import XCTest
#endif

/// Each test passes where a switch of the stand-ins has the value that the test's name ends with.
///
/// `Scripts/verify-device` makes facts of their outcomes: to fail is no mistake here.
final class FactTests: XCTestCase {
  @MainActor func testFactAppearancesInnerFirst() async throws {
    let facts = await Facts("appearances")
    facts.noted("inner", before: "outer")
  }
  @MainActor func testFactAppearancesOuterFirst() async throws {
    let facts = await Facts("appearances")
    facts.noted("outer", before: "inner")
  }
  @MainActor func testFactPathWriteStart() async throws {
    let facts = await Facts.afterCancelledSwipe()
    facts.noted("write0", true)
  }
  @MainActor func testFactPathWriteRelease() async throws {
    let facts = await Facts.afterBothSwipes()
    facts.noted("write0", before: "gone")
  }
  @MainActor func testFactPathWriteEnd() async throws {
    let facts = await Facts.afterBothSwipes()
    facts.noted("gone", before: "write0")
  }
  @MainActor func testFactPathWritesOnce() async throws {
    let facts = await Facts.afterBack()
    facts.noted("write0", times: 1)
  }
  @MainActor func testFactPathWritesTwice() async throws {
    let facts = await Facts.afterBack()
    facts.noted("write0", times: 2)
  }
  @MainActor func testFactPageIdentityByValue() async throws {
    let facts = await Facts.afterReplacedPage()
    facts.sees("page 2 with 0 taps")
  }
  @MainActor func testFactPageIdentityByPosition() async throws {
    let facts = await Facts.afterReplacedPage()
    facts.sees("page 2 with 1 taps")
  }
  @MainActor func testFactOuterToolbarYields() async throws {
    let facts = await Facts("bar")
    await facts.tap("Two bars")
    facts.sees("Two bars")
    facts.hasBackButton(false)
  }
  @MainActor func testFactOuterToolbarReplaces() async throws {
    let facts = await Facts("bar")
    await facts.tap("Two bars")
    facts.sees("Two bars")
    facts.hasBackButton(true)
  }
  @MainActor func testFactContentSwipeGoesBack() async throws {
    let facts = await Facts.afterContentSwipe("With button")
    facts.isAt("Root")
  }
  @MainActor func testFactContentSwipeDoesNothing() async throws {
    let facts = await Facts.afterContentSwipe("With button")
    facts.isAt("With button")
  }
  @MainActor func testFactHiddenBackButtonTurnsContentSwipeOff() async throws {
    let facts = await Facts.afterContentSwipe("Without button")
    try facts.needs(version: 26)
    facts.isAt("Without button")
  }
  @MainActor func testFactHiddenBackButtonLeavesContentSwipeOn() async throws {
    let facts = await Facts.afterContentSwipe("Without button")
    try facts.needs(version: 26)
    facts.isAt("Root")
  }
  @MainActor func testFactLinkWriteStart() async throws {
    let facts = await Facts.afterCancelledSwipe(of: "link")
    facts.noted("written", moreOftenThan: 1)
  }
  @MainActor func testFactLinkWriteRelease() async throws {
    let facts = await Facts.afterBothSwipesOfLink()
    facts.noted("written", moreOftenThan: 1)
    facts.noted("written", before: "gone")
  }
  @MainActor func testFactLinkWriteEnd() async throws {
    let facts = await Facts.afterBothSwipesOfLink()
    facts.noted("gone", before: "written")
  }
  @MainActor func testFactWriteInTransitionWaits() async throws {
    let facts = await Facts("writeInTransition")
    await facts.tap("Push")
    facts.sees("page 2")
  }
  @MainActor func testFactWriteInTransitionIsIgnored() async throws {
    let facts = await Facts("writeInTransition")
    await facts.tap("Push")
    facts.sees("page 1")
  }
  @MainActor func testFactLeavingContentIsFrozen() async throws {
    let facts = await Facts.afterLeaving()
    facts.noted("live", false)
  }
  @MainActor func testFactLeavingContentIsLive() async throws {
    let facts = await Facts.afterLeaving()
    facts.noted("live", true)
  }
  @MainActor func testFactPathOfNewRootIsKept() async throws {
    let facts = await Facts.afterNewRoot()
    facts.sees("page 2")
  }
  @MainActor func testFactPathOfNewRootIsDropped() async throws {
    let facts = await Facts.afterNewRoot()
    facts.sees("root 1")
  }
  @MainActor func testFactDestinationsWithThePath() async throws {
    let facts = await Facts("destinations")
    await facts.tap("Push")
    facts.noted("page", before: "read")
  }
  @MainActor func testFactDestinationsAfterThePath() async throws {
    let facts = await Facts("destinations")
    await facts.tap("Push")
    facts.noted("read", before: "page")
  }
  @MainActor func testFactRemovedValuesAreReleased() async throws {
    let facts = await Facts.afterRemovedValue()
    facts.noted("released", true)
  }
  @MainActor func testFactRemovedValuesAreKeptUntilTheNextChange() async throws {
    let facts = await Facts.afterRemovedValue()
    facts.noted("kept", true)
  }
  @MainActor func testFactStrayAppearancesNone() async throws {
    let facts = await Facts.afterTwoPages()
    facts.noted("root", before: "pushed")
  }
  @MainActor func testFactStrayAppearancesSome() async throws {
    let facts = await Facts.afterTwoPages()
    facts.noted("pushed", before: "root")
  }
  @MainActor func testFactTouchesInTransitionAreRefused() async throws {
    let facts = await Facts("three")
    await facts.backTwice()
    facts.isAt("Page 2")
  }
  @MainActor
  func testFactTouchesInTransitionReachTheArrivingScreenOrReachItBesideAFinger() async throws {
    let facts = await Facts("three")
    await facts.backTwice()
    facts.isAt("Page 1")
  }
  @MainActor func testFactIdentityTransitionLeavesFirst() async throws {
    let facts = await Facts("identity")
    await facts.tap("Replace")
    facts.noted("goes", before: "comes")
  }
  @MainActor func testFactIdentityTransitionLeavesLast() async throws {
    let facts = await Facts("identity")
    await facts.tap("Replace")
    facts.noted("comes", before: "goes")
  }
  @MainActor func testFactTransactionsAreUpdates() async throws {
    let facts = await Facts("transactions")
    await facts.tap("Write")
    facts.noted("value2", before: "value4")
  }
  @MainActor func testFactTransactionsAreOneUpdate() async throws {
    let facts = await Facts("transactions")
    await facts.tap("Write")
    facts.noted("value4", true)
    facts.noted("value2", false)
  }
  @MainActor func testFactLaunchLinkAfterAppearing() async throws {
    let facts = await Facts(link: "usher-facts:link")
    facts.noted("appears", before: "link")
  }
  @MainActor func testFactLaunchLinkBeforeAppearing() async throws {
    let facts = await Facts(link: "usher-facts:link")
    facts.noted("link", before: "appears")
  }
  @MainActor func testFactTabsEager() async throws {
    let facts = await Facts("tabs")
    facts.noted("appears", true)
  }
  @MainActor func testFactTabsLazy() async throws {
    let facts = await Facts("tabs")
    facts.noted("appears", false)
  }
  @MainActor func testFactTabTappedAgainWrites() async throws {
    let facts = await Facts("tabs")
    await facts.tab("One")
    facts.noted("one", times: 1)
  }
  @MainActor func testFactTabTappedAgainWritesNothing() async throws {
    let facts = await Facts("tabs")
    await facts.tab("One")
    facts.noted("one", false)
  }
  @MainActor func testFactRefusedTabIsReverted() async throws {
    let facts = await Facts("refusedTab")
    await facts.tab("Two")
    facts.sees("first")
  }
  @MainActor func testFactRefusedTabStays() async throws {
    let facts = await Facts("refusedTab")
    await facts.tab("Two")
    facts.sees("second")
  }
}

extension Facts {
  /// A page, and a swipe back that is cancelled.
  fileprivate static func afterCancelledSwipe(of fact: String = "path") async -> Facts {
    let facts = await Facts(fact)
    await facts.tap("Push")
    facts.isAt("Page")
    await facts.swipeBack(over: 0.2)
    return facts
  }
  /// The same, and a swipe back that goes back.
  fileprivate static func afterBothSwipes() async -> Facts {
    let facts = await Facts.afterCancelledSwipe()
    facts.isAt("Page")
    facts.noted("write0", false)
    await facts.swipeBack()
    facts.isAt("Root")
    return facts
  }
  fileprivate static func afterBothSwipesOfLink() async -> Facts {
    let facts = await Facts.afterCancelledSwipe(of: "link")
    facts.isAt("Page")
    facts.noted("written", times: 1)
    await facts.swipeBack()
    facts.isAt("Root")
    return facts
  }
  fileprivate static func afterLeaving() async -> Facts {
    let facts = await Facts("leaving")
    await facts.tap("Push")
    await facts.tap("Leave")
    facts.noted("gone", true)
    return facts
  }
  fileprivate static func afterNewRoot() async -> Facts {
    let facts = await Facts("pathOfNewRoot")
    await facts.tap("Push")
    await facts.tap("Replace the root")
    return facts
  }
  fileprivate static func afterRemovedValue() async -> Facts {
    let facts = await Facts("removed")
    await facts.tap("Push")
    await facts.back()
    await facts.tap("Look")
    return facts
  }
  fileprivate static func afterTwoPages() async -> Facts {
    let facts = await Facts("stray")
    await facts.tap("Push")
    await facts.tap("Push page 2")
    return facts
  }
  fileprivate static func afterBack() async -> Facts {
    let facts = await Facts("path")
    await facts.tap("Push")
    await facts.back()
    facts.isAt("Root")
    return facts
  }
  fileprivate static func afterReplacedPage() async -> Facts {
    let facts = await Facts("pageIdentity")
    await facts.tap("Count")
    await facts.tap("Replace")
    return facts
  }
  fileprivate static func afterContentSwipe(_ page: String) async -> Facts {
    let facts = await Facts("bar")
    await facts.tap(page)
    facts.isAt(page)
    await facts.drag(from: (0.3, 0.4), to: (0.95, 0.4))
    return facts
  }
}
