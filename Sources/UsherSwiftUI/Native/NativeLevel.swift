#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Observation
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #endif
  @_spi(Hosting) import Usher

  /// A layer from which at most one thing is presented: the flow itself, or the content of a modal.
  ///
  /// SwiftUI is told of one presentation at a time: what is there goes before the next one comes.
  @MainActor @Observable
  final class NativeLevel {
    /// What SwiftUI is told to present.
    private(set) var next: NativeModal?
    /// Grows with each request, to see when SwiftUI has taken it up.
    private(set) var revision = 0
    @ObservationIgnored var seenRevision = 0
    /// What is to be presented when that which is there has gone.
    @ObservationIgnored private(set) var wanted: NativeModal?
    /// What SwiftUI was told to take away and has not yet.
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

    /// Takes the next step towards what is wanted.
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

    /// What was told to go has gone.
    func finished(_ modal: NativeModal) {
      guard leaving === modal else { return }
      leaving = nil
      advance()
    }

    /// It is known that nothing of this is there any more.
    func lost(_ modal: NativeModal) {
      if leaving === modal { leaving = nil }
      guard next === modal else { return }
      isAnimated = false
      if wanted === modal { wanted = modal.covered }
      write { next = nil }
      advance()
    }

    /// Takes everything away at once, because what shows it has gone.
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

    /// What is presented in a style; SwiftUI writes that it has gone.
    func presented(as style: NativeModal.Style) -> Binding<NativeModal?> {
      Bindable(wrappedValue: self)[dynamicMember: \.[style]]
    }

    /// Whether an alert is presented in a style; SwiftUI writes that it has gone.
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

    /// SwiftUI says that something presented has gone: one that it told of already, or was told of, or a new one.
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
