#if canImport(SwiftUIPerson)
  import SwiftUIPerson
#else
  import XCTest
#endif

// What UIKit calls, asks and tells.
extension FactTests {
  @MainActor func testFactSystemPopCallsMethods() async throws {
    let facts = await Facts("stack")
    await facts.tap("Push")
    await facts.back(to: "Root")
    facts.noted("called", true)
  }
  @MainActor func testFactSystemPopGoesPastMethods() async throws {
    let facts = await Facts("stack")
    await facts.tap("Push")
    await facts.back(to: "Root")
    facts.isAt("Root")
    facts.noted("called", false)
  }
  @MainActor func testFactCompletionOrderAsAdded() async throws {
    let facts = await Facts("stack")
    await facts.tap("Push")
    facts.noted("first", before: "second")
  }
  @MainActor func testFactCompletionOrderReversed() async throws {
    let facts = await Facts("stack")
    await facts.tap("Push")
    facts.noted("second", before: "first")
  }
  @MainActor func testFactCompletionTimeAfterDelegate() async throws {
    let facts = await Facts("stack")
    await facts.tap("Push")
    facts.noted("shown", before: "first")
  }
  @MainActor func testFactCompletionTimeBeforeDelegate() async throws {
    let facts = await Facts("stack")
    await facts.tap("Push")
    facts.noted("first", before: "shown")
  }
  @MainActor func testFactAlongsideAgrees() async throws {
    let facts = await Facts("stack")
    await facts.tap("Push")
    facts.noted("agreed", true)
  }
  @MainActor func testFactAlongsideRefusesAndRuns() async throws {
    let facts = await Facts("stack")
    await facts.tap("Push")
    facts.noted("refused", before: "first")
  }
  @MainActor func testFactInterruptionTellsAtOnce() async throws {
    let facts = await Facts("stack")
    await facts.tap("Push and go back")
    facts.noted("ended", before: "begun")
  }
  @MainActor func testFactInterruptionTellsLater() async throws {
    let facts = await Facts("stack")
    await facts.tap("Push and go back")
    facts.noted("begun", before: "ended")
  }
  @MainActor func testFactInterruptionNeverTells() async throws {
    let facts = await Facts("stack")
    await facts.tap("Push and go back")
    facts.noted("begun", true)
    facts.noted("ended", false)
  }
  @MainActor func testFactEarlyPresentationBegins() async throws {
    let facts = await Facts.afterEarlyPresentation()
    facts.noted("begins", true)
  }
  @MainActor func testFactEarlyPresentationWaits() async throws {
    let facts = await Facts.afterEarlyPresentation()
    facts.noted("waits", true)
  }
  @MainActor func testFactStolenScreenLeavesStack() async throws {
    let facts = await Facts("stack")
    await facts.tap("Take out")
    facts.noted("left2", true)
  }
  @MainActor func testFactStolenScreenStaysInStack() async throws {
    let facts = await Facts("stack")
    await facts.tap("Take out")
    facts.noted("left3", true)
  }
  @MainActor func testFactReappearanceIsTold() async throws {
    let facts = await Facts.afterCover()
    facts.noted("covered", before: "shown")
  }
  @MainActor func testFactReappearanceIsNotTold() async throws {
    let facts = await Facts.afterCover()
    facts.noted("shown", before: "covered")
  }
  @MainActor func testFactAnimatedStackRefuses() async throws {
    let facts = await Facts.afterAnimatedPush()
    facts.noted("guarded", true)
  }
  @MainActor func testFactAnimatedStackLosesDelegate() async throws {
    let facts = await Facts.afterAnimatedPush()
    facts.noted("abandoned", true)
  }
  @MainActor func testFactDismissalNewsAtTheEnd() async throws {
    let facts = await Facts.afterDrag(of: "Present")
    facts.noted("told", before: "updated")
  }
  @MainActor func testFactDismissalNewsATurnLater() async throws {
    let facts = await Facts.afterDrag(of: "Present")
    facts.noted("updated", before: "told")
  }
  @MainActor func testFactDisabledDragEnds() async throws {
    let facts = await Facts.afterDrag(of: "Present what stops the finger")
    facts.sees("Sheet")
  }
  @MainActor func testFactDisabledDragGoesOn() async throws {
    let facts = await Facts.afterDrag(of: "Present what stops the finger")
    facts.noted("told", true)
  }
  @MainActor func testFactZoomedModalAsksOptions() async throws {
    let facts = await Facts.afterDrag(of: "Zoom")
    try facts.needs(version: 18)
    facts.sees("Root")
    facts.noted("asked", false)
  }
  @MainActor func testFactZoomedModalAsksDelegateToo() async throws {
    let facts = await Facts.afterDrag(of: "Zoom")
    try facts.needs(version: 18)
    facts.noted("asked", true)
  }
  @MainActor func testFactPlainDismissalInTheCall() async throws {
    let facts = await Facts.afterPlainDismissal()
    facts.noted("over", before: "returned")
  }
  @MainActor func testFactPlainDismissalTurnsLater() async throws {
    let facts = await Facts.afterPlainDismissal()
    facts.noted("returned", before: "over")
  }
  @MainActor func testFactKeptTabsStay() async throws {
    let facts = await Facts("tabBar")
    await facts.tap("Reorder")
    facts.noted("reordered", true)
    facts.noted("left", false)
  }
  @MainActor func testFactKeptTabsLeaveFirst() async throws {
    let facts = await Facts("tabBar")
    await facts.tap("Reorder")
    facts.noted("left", times: 2)
  }
  @MainActor func testFactTabNewsOfUser() async throws {
    let facts = await Facts("tabObjects")
    await facts.tap("Select two")
    facts.noted("selected", true)
    facts.noted("told", false)
  }
  @MainActor func testFactTabNewsOfCodeToo() async throws {
    let facts = await Facts("tabObjects")
    await facts.tap("Select two")
    facts.noted("selected", before: "told")
  }
  @MainActor func testFactNextPageIsKept() async throws {
    let facts = await Facts.afterChangedPages()
    facts.sees("page 2")
  }
  @MainActor func testFactNextPageMayBeTheFormerOne() async throws {
    let facts = await Facts.afterChangedPages()
    facts.sees("page 9")
    await facts.turnBackAfterChange()
    facts.sees("page 1")
  }
  @MainActor func testFactNextPageIsAskedFor() async throws {
    let facts = await Facts.afterChangedPages()
    facts.sees("page 9")
    await facts.turnBackAfterChange()
    facts.sees("page 9")
  }
}

extension Facts {
  fileprivate static func afterEarlyPresentation() async -> Facts {
    let facts = await Facts("presented")
    await facts.tap("Present a stack")
    await facts.tap("Push and present")
    await facts.tap("Close")
    await facts.tap("Leave")
    return facts
  }
  fileprivate static func afterCover() async -> Facts {
    let facts = await Facts("stack")
    await facts.tap("Cover")
    await facts.tap("Close")
    return facts
  }
  fileprivate static func afterAnimatedPush() async -> Facts {
    let facts = await Facts("animatedStack")
    await facts.tap("Push")
    await facts.back()
    await facts.tap("Look at the swipe")
    return facts
  }
  fileprivate static func afterDrag(of button: String) async -> Facts {
    let facts = await Facts("presented")
    await facts.tap(button)
    await facts.drag(from: (0.5, 0.1), to: (0.5, 0.97))
    return facts
  }
  fileprivate static func afterPlainDismissal() async -> Facts {
    let facts = await Facts("presented")
    await facts.tap("Present")
    await facts.tap("Leave at once")
    return facts
  }
  /// Pages that were turned once after their order has changed.
  fileprivate static func afterChangedPages() async -> Facts {
    let facts = await Facts("pages")
    await facts.tap("Change")
    await facts.drag(from: (0.9, 0.6), to: (0.1, 0.6))
    return facts
  }
  /// Begins again: a page by code, then the change, then a finger that turns back.
  fileprivate func turnBackAfterChange() async {
    await launch()
    await tap("Next")
    await tap("Change")
    await drag(from: (0.1, 0.6), to: (0.9, 0.6))
  }
}
