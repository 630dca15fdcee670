#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Observation
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #endif
  @_spi(Hosting) import Usher

  /// A level that presents at most one modal: the flow itself, or the content of a modal.
  ///
  /// SwiftUI gets one presentation at a time: the current one leaves before the next one comes.
  @MainActor @Observable
  final class NativeLevel {
    /// The modal that SwiftUI is to present.
    private(set) var next: NativeModal?
    /// Grows with each request, to detect when SwiftUI has applied it.
    private(set) var revision = 0
    @ObservationIgnored var seenRevision = 0
    /// The modal to present after the current one has left.
    @ObservationIgnored private(set) var wanted: NativeModal?
    /// The modal that SwiftUI is still dismissing.
    @ObservationIgnored private(set) var leaving: NativeModal?
    @ObservationIgnored private var isAnimated = false
    #if canImport(UIKit)
      @ObservationIgnored weak var probe: ProbeView?
    #endif
    /// Whether views that read it are on screen, where there is no probe.
    @ObservationIgnored var isShown = false
    @ObservationIgnored private weak var driver: NativeDriver?

    init(_ driver: NativeDriver) { self.driver = driver }

    /// Whether it is on screen.
    var isLive: Bool {
      #if canImport(UIKit)
        if let probe { return probe.window != nil }
      #endif
      return isShown
    }

    /// Whether SwiftUI still has something to do here.
    var isBusy: Bool { next !== wanted || leaving != nil }

    /// Presents `modal` and nothing else.
    func want(_ modal: NativeModal?, isAnimated: Bool) {
      wanted = modal
      self.isAnimated = isAnimated
      advance()
    }

    /// Takes the next step towards the wanted modal.
    func advance() {
      if next !== wanted, let next {
        leaving = next
        write { self.next = nil }
      } else if next == nil, leaving == nil, let wanted {
        wanted.hasArrived = false
        write { self.next = wanted }
      }
    }

    private func write(_ change: () -> Void) {
      var transaction = Transaction()
      transaction.disablesAnimations = !isAnimated
      withTransaction(transaction) {
        change()
        revision += 1
      }
    }

    /// Handles the end of a requested dismissal.
    func finished(_ modal: NativeModal) {
      guard leaving === modal else { return }
      leaving = nil
      advance()
    }

    /// Forgets a modal that is known to be gone.
    func lost(_ modal: NativeModal) {
      if leaving === modal { leaving = nil }
      guard next === modal else { return }
      isAnimated = false
      if wanted === modal { wanted = modal.covered }
      write { next = nil }
      advance()
    }

    /// Removes everything at once, because the view that presents has gone.
    func reset() {
      (wanted, leaving) = (nil, nil)
      if next != nil { next = nil }
    }

    // MARK: - What views read

    /// What a popover points at: the view that was named, or all of the content.
    var popoverAnchor: Anchor<CGRect>.Source {
      #if canImport(UIKit)
        if let next, next.style == .popover, let probe,
          let view = next.node.presentation?.anchor as? UIView
        {
          // The probe lies behind the content, and is as large.
          return .rect(view.convert(view.bounds, to: probe))
        }
      #endif
      return .bounds
    }

    /// The modal presented in `style`; SwiftUI writes `nil` when the modal has gone.
    func presented(as style: NativeModal.Style) -> Binding<NativeModal?> {
      Bindable(wrappedValue: self)[dynamicMember: \.[style]]
    }

    /// True while an alert is presented in a style; SwiftUI writes `false` when it has left.
    func isPresented(as style: NativeModal.Style) -> Binding<Bool> {
      Bindable(wrappedValue: self)[dynamicMember: \.[isPresented: style]]
    }

    private subscript(style: NativeModal.Style) -> NativeModal? {
      get { next?.style == style ? next : nil }
      set {
        guard newValue == nil, let next, next.style == style else { return }
        systemDismissed(next)
      }
    }

    private subscript(isPresented style: NativeModal.Style) -> Bool {
      get { self[style] != nil }
      set { if !newValue { self[style] = nil } }
    }

    /// Handles SwiftUI's report that a modal has left: one reported before, a requested one, or one
    /// that the user dismissed.
    func dismissed(as style: NativeModal.Style) {
      if let leaving, leaving.style == style {
        finished(leaving)
      } else if let next, next.style == style, next.hasArrived {
        systemDismissed(next)
        finished(next)
      }
      driver?.lookAgain()
    }

    private func systemDismissed(_ modal: NativeModal) {
      next = nil
      if wanted === modal { wanted = modal.covered }
      leaving = modal
      modal.awaitsAction = modal.isAlert
      driver?.systemDismissed(modal)
    }
  }
#endif
