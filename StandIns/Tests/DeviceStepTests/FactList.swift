import UIKit
import UIKitPerson

@testable import DeviceSteps

/// A test that passes with some values of a switch, and fails with the others.
@MainActor
struct Fact {
  let name: String
  let holds: [StandIn.System]
  let doesNotHold: [StandIn.System]
  let run: Step

  init<Value: CaseIterable & Equatable>(
    _ name: String, _ values: Value..., path: WritableKeyPath<StandIn.System, Value>,
    on version: StandIn.System.Version = .iOS17, run: @escaping Step
  ) {
    let all = Array(Value.allCases)
    self.init(name, values, all, on: version, run) { $0[keyPath: path] = $1 }
  }
  init<Value: CaseIterable & Equatable>(
    _ name: String, _ values: Value..., optional path: WritableKeyPath<StandIn.System, Value?>,
    on version: StandIn.System.Version = .iOS17, run: @escaping Step
  ) {
    let all = Array(Value.allCases)
    self.init(name, values, all, on: version, run) { $0[keyPath: path] = $1 }
  }
  private init<Value: Equatable>(
    _ name: String, _ values: [Value], _ all: [Value], on version: StandIn.System.Version,
    _ run: @escaping Step, set: (inout StandIn.System, Value) -> Void
  ) {
    func systems(_ values: [Value]) -> [StandIn.System] {
      values.map {
        var system = StandIn.System(version)
        set(&system, $0)
        return system
      }
    }
    self.name = name
    holds = systems(values)
    doesNotHold = systems(all.filter { !values.contains($0) })
    self.run = run
  }
}

/// The tests of `FactTests`, by the switch and its values.
@MainActor let facts: [Fact] = [
  Fact("AppearancesInnerFirst", .innerFirst, path: \.swiftUI.appearances) {
    try await FactTests().testFactAppearancesInnerFirst()
  },
  Fact("AppearancesOuterFirst", .outerFirst, path: \.swiftUI.appearances) {
    try await FactTests().testFactAppearancesOuterFirst()
  },
  Fact("PathWriteStart", .start, path: \.swiftUI.pathWrite) {
    try await FactTests().testFactPathWriteStart()
  },
  Fact("PathWriteRelease", .release, path: \.swiftUI.pathWrite) {
    try await FactTests().testFactPathWriteRelease()
  },
  Fact("PathWriteEnd", .end, path: \.swiftUI.pathWrite) {
    try await FactTests().testFactPathWriteEnd()
  },
  Fact("PathWritesOnce", .once, path: \.swiftUI.pathWrites) {
    try await FactTests().testFactPathWritesOnce()
  },
  Fact("PathWritesTwice", .twice, path: \.swiftUI.pathWrites) {
    try await FactTests().testFactPathWritesTwice()
  },
  Fact("PageIdentityByValue", .byValue, path: \.swiftUI.pageIdentity) {
    try await FactTests().testFactPageIdentityByValue()
  },
  Fact("PageIdentityByPosition", .byPosition, path: \.swiftUI.pageIdentity) {
    try await FactTests().testFactPageIdentityByPosition()
  },
  Fact("OuterToolbarYields", .yields, path: \.swiftUI.outerToolbar) {
    try await FactTests().testFactOuterToolbarYields()
  },
  Fact("OuterToolbarReplaces", .replaces, path: \.swiftUI.outerToolbar) {
    try await FactTests().testFactOuterToolbarReplaces()
  },
  Fact("ContentSwipeGoesBack", .goesBack, optional: \.swiftUI.contentSwipe) {
    try await FactTests().testFactContentSwipeGoesBack()
  },
  Fact("ContentSwipeDoesNothing", .doesNothing, optional: \.swiftUI.contentSwipe) {
    try await FactTests().testFactContentSwipeDoesNothing()
  },
  Fact(
    "HiddenBackButtonTurnsContentSwipeOff", .turnsContentSwipeOff, path: \.swiftUI.hiddenBackButton,
    on: .iOS26
  ) {
    try await FactTests().testFactHiddenBackButtonTurnsContentSwipeOff()
  },
  Fact(
    "HiddenBackButtonLeavesContentSwipeOn", .leavesContentSwipeOn, path: \.swiftUI.hiddenBackButton,
    on: .iOS26
  ) {
    try await FactTests().testFactHiddenBackButtonLeavesContentSwipeOn()
  },
  Fact("LinkWriteStart", .start, path: \.swiftUI.linkWrite) {
    try await FactTests().testFactLinkWriteStart()
  },
  Fact("LinkWriteRelease", .release, path: \.swiftUI.linkWrite) {
    try await FactTests().testFactLinkWriteRelease()
  },
  Fact("LinkWriteEnd", .end, path: \.swiftUI.linkWrite) {
    try await FactTests().testFactLinkWriteEnd()
  },
  Fact("WriteInTransitionWaits", .waits, path: \.swiftUI.writeInTransition) {
    try await FactTests().testFactWriteInTransitionWaits()
  },
  Fact("WriteInTransitionIsIgnored", .isIgnored, path: \.swiftUI.writeInTransition) {
    try await FactTests().testFactWriteInTransitionIsIgnored()
  },
  Fact("LeavingContentIsFrozen", .isFrozen, path: \.swiftUI.leavingContent) {
    try await FactTests().testFactLeavingContentIsFrozen()
  },
  Fact("LeavingContentIsLive", .isLive, path: \.swiftUI.leavingContent) {
    try await FactTests().testFactLeavingContentIsLive()
  },
  Fact("PathOfNewRootIsKept", .isKept, path: \.swiftUI.pathOfNewRoot) {
    try await FactTests().testFactPathOfNewRootIsKept()
  },
  Fact("PathOfNewRootIsDropped", .isDropped, path: \.swiftUI.pathOfNewRoot) {
    try await FactTests().testFactPathOfNewRootIsDropped()
  },
  Fact("DestinationsWithThePath", .withThePath, path: \.swiftUI.destinations) {
    try await FactTests().testFactDestinationsWithThePath()
  },
  Fact("DestinationsAfterThePath", .afterThePath, path: \.swiftUI.destinations) {
    try await FactTests().testFactDestinationsAfterThePath()
  },
  Fact("RemovedValuesAreReleased", .areReleased, path: \.swiftUI.removedValues) {
    try await FactTests().testFactRemovedValuesAreReleased()
  },
  Fact(
    "RemovedValuesAreKeptUntilTheNextChange", .areKeptUntilTheNextChange,
    path: \.swiftUI.removedValues
  ) {
    try await FactTests().testFactRemovedValuesAreKeptUntilTheNextChange()
  },
  Fact("StrayAppearancesNone", .none, path: \.swiftUI.strayAppearances) {
    try await FactTests().testFactStrayAppearancesNone()
  },
  Fact("StrayAppearancesSome", .some, path: \.swiftUI.strayAppearances) {
    try await FactTests().testFactStrayAppearancesSome()
  },
  Fact("TouchesInTransitionAreRefused", .areRefused, optional: \.swiftUI.touchesInTransition) {
    try await FactTests().testFactTouchesInTransitionAreRefused()
  },
  Fact(
    "TouchesInTransitionReachTheArrivingScreenOrReachItBesideAFinger", .reachTheArrivingScreen,
    .reachItBesideAFinger, optional: \.swiftUI.touchesInTransition
  ) {
    try await FactTests().testFactTouchesInTransitionReachTheArrivingScreenOrReachItBesideAFinger()
  },
  Fact("IdentityTransitionLeavesFirst", .leavesFirst, path: \.swiftUI.identityTransition) {
    try await FactTests().testFactIdentityTransitionLeavesFirst()
  },
  Fact("IdentityTransitionLeavesLast", .leavesLast, path: \.swiftUI.identityTransition) {
    try await FactTests().testFactIdentityTransitionLeavesLast()
  },
  Fact("TransactionsAreUpdates", .areUpdates, path: \.swiftUI.transactions) {
    try await FactTests().testFactTransactionsAreUpdates()
  },
  Fact("TransactionsAreOneUpdate", .areOneUpdate, path: \.swiftUI.transactions) {
    try await FactTests().testFactTransactionsAreOneUpdate()
  },
  Fact("LaunchLinkAfterAppearing", .afterAppearing, path: \.swiftUI.launchLink) {
    try await FactTests().testFactLaunchLinkAfterAppearing()
  },
  Fact("LaunchLinkBeforeAppearing", .beforeAppearing, path: \.swiftUI.launchLink) {
    try await FactTests().testFactLaunchLinkBeforeAppearing()
  },
  Fact("TabsEager", .eager, optional: \.swiftUI.tabs) {
    try await FactTests().testFactTabsEager()
  },
  Fact("TabsLazy", .lazy, optional: \.swiftUI.tabs) {
    try await FactTests().testFactTabsLazy()
  },
  Fact("TabTappedAgainWrites", .writes, path: \.swiftUI.tabTappedAgain) {
    try await FactTests().testFactTabTappedAgainWrites()
  },
  Fact("TabTappedAgainWritesNothing", .writesNothing, path: \.swiftUI.tabTappedAgain) {
    try await FactTests().testFactTabTappedAgainWritesNothing()
  },
  Fact("RefusedTabIsReverted", .isReverted, path: \.swiftUI.refusedTab) {
    try await FactTests().testFactRefusedTabIsReverted()
  },
  Fact("RefusedTabStays", .stays, path: \.swiftUI.refusedTab) {
    try await FactTests().testFactRefusedTabStays()
  },
  Fact("OnDismissAfterBinding", .afterBinding, path: \.swiftUI.onDismiss) {
    try await FactTests().testFactOnDismissAfterBinding()
  },
  Fact("OnDismissBeforeBinding", .beforeBinding, path: \.swiftUI.onDismiss) {
    try await FactTests().testFactOnDismissBeforeBinding()
  },
  Fact("SecondSheetIsQueued", .isQueued, path: \.swiftUI.secondSheet) {
    try await FactTests().testFactSecondSheetIsQueued()
  },
  Fact("SecondSheetIsLost", .isLost, path: \.swiftUI.secondSheet) {
    try await FactTests().testFactSecondSheetIsLost()
  },
  Fact("HeldSiblingsAnyCounts", .anyCounts, path: \.swiftUI.heldSiblings) {
    try await FactTests().testFactHeldSiblingsAnyCounts()
  },
  Fact("HeldSiblingsLastCounts", .lastCounts, path: \.swiftUI.heldSiblings) {
    try await FactTests().testFactHeldSiblingsLastCounts()
  },
  Fact("AlertActionAfterBinding", .afterBinding, path: \.swiftUI.alertAction) {
    try await FactTests().testFactAlertActionAfterBinding()
  },
  Fact("AlertActionBeforeBinding", .beforeBinding, path: \.swiftUI.alertAction) {
    try await FactTests().testFactAlertActionBeforeBinding()
  },
  Fact("SheetWriteRelease", .release, path: \.swiftUI.sheetWrite) {
    try await FactTests().testFactSheetWriteRelease()
  },
  Fact("SheetWriteEnd", .end, path: \.swiftUI.sheetWrite) {
    try await FactTests().testFactSheetWriteEnd()
  },
  Fact("OuterDetentsReplaces", .replaces, path: \.swiftUI.outerDetents) {
    try await FactTests().testFactOuterDetentsReplaces()
  },
  Fact("OuterDetentsYields", .yields, path: \.swiftUI.outerDetents) {
    try await FactTests().testFactOuterDetentsYields()
  },
  Fact("OrphanedSheetGoes", .goes, optional: \.swiftUI.orphanedSheet) {
    try await FactTests().testFactOrphanedSheetGoes()
  },
  Fact("OrphanedSheetComesBackOnce", .comesBackOnce, optional: \.swiftUI.orphanedSheet) {
    try await FactTests().testFactOrphanedSheetComesBackOnce()
  },
  Fact("SeveralDismissalsAtOnce", .atOnce, path: \.swiftUI.severalDismissals) {
    try await FactTests().testFactSeveralDismissalsAtOnce()
  },
  Fact("SeveralDismissalsStepwise", .stepwise, path: \.swiftUI.severalDismissals) {
    try await FactTests().testFactSeveralDismissalsStepwise()
  },
  Fact("SystemPopCallsMethods", .callsMethods, path: \.systemPop) {
    try await FactTests().testFactSystemPopCallsMethods()
  },
  Fact("SystemPopGoesPastMethods", .goesPastMethods, path: \.systemPop) {
    try await FactTests().testFactSystemPopGoesPastMethods()
  },
  Fact("CompletionOrderAsAdded", .asAdded, path: \.completionOrder) {
    try await FactTests().testFactCompletionOrderAsAdded()
  },
  Fact("CompletionOrderReversed", .reversed, path: \.completionOrder) {
    try await FactTests().testFactCompletionOrderReversed()
  },
  Fact("CompletionTimeAfterDelegate", .afterDelegate, path: \.completionTime) {
    try await FactTests().testFactCompletionTimeAfterDelegate()
  },
  Fact("CompletionTimeBeforeDelegate", .beforeDelegate, path: \.completionTime) {
    try await FactTests().testFactCompletionTimeBeforeDelegate()
  },
  Fact("AlongsideAgrees", .agrees, path: \.alongside) {
    try await FactTests().testFactAlongsideAgrees()
  },
  Fact("AlongsideRefusesAndRuns", .refusesAndRuns, path: \.alongside) {
    try await FactTests().testFactAlongsideRefusesAndRuns()
  },
  Fact("InterruptionTellsAtOnce", .tellsAtOnce, path: \.interruption) {
    try await FactTests().testFactInterruptionTellsAtOnce()
  },
  Fact("InterruptionTellsLater", .tellsLater, path: \.interruption) {
    try await FactTests().testFactInterruptionTellsLater()
  },
  Fact("InterruptionNeverTells", .neverTells, path: \.interruption) {
    try await FactTests().testFactInterruptionNeverTells()
  },
  Fact("EarlyPresentationBegins", .begins, path: \.earlyPresentation) {
    try await FactTests().testFactEarlyPresentationBegins()
  },
  Fact("EarlyPresentationWaits", .waits, path: \.earlyPresentation) {
    try await FactTests().testFactEarlyPresentationWaits()
  },
  Fact("StolenScreenLeavesStack", .leavesStack, path: \.stolenScreen) {
    try await FactTests().testFactStolenScreenLeavesStack()
  },
  Fact("StolenScreenStaysInStack", .staysInStack, path: \.stolenScreen) {
    try await FactTests().testFactStolenScreenStaysInStack()
  },
  Fact("ReappearanceIsTold", .isTold, path: \.reappearance) {
    try await FactTests().testFactReappearanceIsTold()
  },
  Fact("ReappearanceIsNotTold", .isNotTold, path: \.reappearance) {
    try await FactTests().testFactReappearanceIsNotTold()
  },
  Fact("AnimatedStackRefuses", .refuses, path: \.animatedStack) {
    try await FactTests().testFactAnimatedStackRefuses()
  },
  Fact("AnimatedStackLosesDelegate", .losesDelegate, path: \.animatedStack) {
    try await FactTests().testFactAnimatedStackLosesDelegate()
  },
  Fact("DismissalNewsAtTheEnd", .atTheEnd, path: \.dismissalNews) {
    try await FactTests().testFactDismissalNewsAtTheEnd()
  },
  Fact("DismissalNewsATurnLater", .aTurnLater, path: \.dismissalNews) {
    try await FactTests().testFactDismissalNewsATurnLater()
  },
  Fact("DisabledDragEnds", .ends, path: \.disabledDrag) {
    try await FactTests().testFactDisabledDragEnds()
  },
  Fact("DisabledDragGoesOn", .goesOn, path: \.disabledDrag) {
    try await FactTests().testFactDisabledDragGoesOn()
  },
  Fact("ZoomedModalAsksOptions", .asksOptions, path: \.zoomedModal, on: .iOS18) {
    try await FactTests().testFactZoomedModalAsksOptions()
  },
  Fact("ZoomedModalAsksDelegateToo", .asksDelegateToo, path: \.zoomedModal, on: .iOS18) {
    try await FactTests().testFactZoomedModalAsksDelegateToo()
  },
  Fact("PlainDismissalInTheCall", .inTheCall, path: \.plainDismissal) {
    try await FactTests().testFactPlainDismissalInTheCall()
  },
  Fact("PlainDismissalTurnsLater", .turnsLater, path: \.plainDismissal) {
    try await FactTests().testFactPlainDismissalTurnsLater()
  },
  Fact("KeptTabsStay", .stay, path: \.keptTabs) {
    try await FactTests().testFactKeptTabsStay()
  },
  Fact("KeptTabsLeaveFirst", .leaveFirst, path: \.keptTabs) {
    try await FactTests().testFactKeptTabsLeaveFirst()
  },
  Fact("TabNewsOfUser", .ofUser, path: \.tabNews, on: .iOS18) {
    try await FactTests().testFactTabNewsOfUser()
  },
  Fact("TabNewsOfCodeToo", .ofCodeToo, path: \.tabNews, on: .iOS18) {
    try await FactTests().testFactTabNewsOfCodeToo()
  },
  Fact("NextPageIsKept", .isKept, path: \.nextPage) {
    try await FactTests().testFactNextPageIsKept()
  },
  Fact("NextPageMayBeTheFormerOne", .mayBeTheFormerOne, path: \.nextPage) {
    try await FactTests().testFactNextPageMayBeTheFormerOne()
  },
  Fact("NextPageIsAskedFor", .isAskedFor, path: \.nextPage) {
    try await FactTests().testFactNextPageIsAskedFor()
  },
]
