package import UIKit

/// The model of a number's screen.
@MainActor
package final class NumberModel {
  package let number: Int
  package let onNext: @MainActor () -> Void

  package init(_ number: Int, onNext: @escaping @MainActor () -> Void) {
    self.number = number
    self.onNext = onNext
  }
}

/// An empty screen, the same for both.
package final class NumberController: UIViewController {
  package let model: NumberModel

  package init(_ model: NumberModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }
}
