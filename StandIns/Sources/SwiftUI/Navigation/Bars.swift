import UIKit

/// How a title is shown.
public struct NavigationBarItem: Sendable {
  /// How a title is shown.
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
/// Where an item of a toolbar is.
public struct ToolbarItemPlacement: Sendable, Equatable {
  private let name: String
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  public static let status = ToolbarItemPlacement(name: "status")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  public static let title = ToolbarItemPlacement(name: "title")
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
  public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
}
/// A bar that can be hidden.
public struct ToolbarPlacement: Sendable, Equatable {
  private let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}
/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

extension View {
  private nonisolated func bar(_ make: @escaping (inout BarPayload) -> Void) -> some View {
    modifier(
      BarModifier { _ in
        var payload = BarPayload()
        make(&payload)
        return payload
      })
  }
  /// Sets the title of the page.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    bar { $0.title = titleKey.text }
  }
  /// Sets the title of the page.
  @_disfavoredOverload public nonisolated func navigationTitle<S: StringProtocol>(_ title: S)
    -> some View
  {
    bar { $0.title = String(title) }
  }
  /// Sets the title of the page.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    bar { $0.title = title.text }
  }
  /// Sets the title of the page.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  /// Sets the title of the page, which the user cannot change here.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    bar { $0.title = title.wrappedValue }
  }
  /// Hides the back button, and with it the swipe back.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  {
    bar { $0.hidesBackButton = hidesBackButton }
  }
  /// Hides the bar.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    bar { $0.bar = hidden ? .hidden : .visible }
  }
  /// Shows or hides bars.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { shows(visibility, bars) }
  /// Shows or hides bars.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { shows(visibility, bars) }
  private nonisolated func shows(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> some View {
    bar {
      if bars.contains(.navigationBar) || bars.contains(.automatic) { $0.bar = visibility }
    }
  }
  /// Keeps the user from dragging the sheet down.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    bar { $0.holdsAgainstDismissal = isDisabled }
  }
  /// Sets the heights at which the sheet rests.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    bar { $0.detents = detents }
  }
  /// Sets the heights at which the sheet rests; the user's choice is written.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    bar {
      $0.detents = detents
      $0.selection = selection
      // Read here, so that a change of it updates the view.
      $0.chosen = selection.wrappedValue
    }
  }
  /// Says whether the sheet has a grabber.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    bar { $0.dragIndicator = visibility }
  }
  /// Says up to which height the view below can be used.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { bar { $0.undimmed = interaction } }
  /// Says what scrolling in the sheet does.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { bar { $0.contentInteraction = behavior } }
  /// Sets the radius of the sheet's corners.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    bar { $0.cornerRadius = cornerRadius }
  }
}
