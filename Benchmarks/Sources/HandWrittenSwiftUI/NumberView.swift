package import SwiftUI

/// The model of a number's screen.
@MainActor
package final class NumberModel {
  package let number: Int
  package init(_ number: Int) { self.number = number }
}

/// A screen with a number, the same for both.
package struct NumberView: View {
  private let model: NumberModel

  package init(model: NumberModel) { self.model = model }

  package var body: some View {
    Text("number \(model.number)").navigationTitle("Number")
  }
}
