import SwiftUI
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  /// What values say of themselves.
  @MainActor @Suite("Descriptions") struct DescriptionTests {
    @Test("A colour of the system says its name, and another one what it is made of")
    func colours() {
      let named: [(Color, String)] = [
        (.red, "red"), (.orange, "orange"), (.yellow, "yellow"), (.green, "green"),
        (.mint, "mint"), (.teal, "teal"), (.cyan, "cyan"), (.blue, "blue"), (.indigo, "indigo"),
        (.purple, "purple"), (.pink, "pink"), (.brown, "brown"), (.white, "white"),
        (.gray, "gray"), (.black, "black"), (.clear, "clear"), (.primary, "primary"),
        (.secondary, "secondary"), (.red.opacity(0.5), "50% red"),
        (Color(red: 1, green: 0.5, blue: 0), "#FF8000FF"), (Color(white: 0), "#000000FF"),
      ]
      for (colour, name) in named {
        #expect(colour.description == name)
        #expect(String(describing: colour) == name)
      }
    }

    @Test("The environment says what was set in it")
    func environment() {
      var values = EnvironmentValues()
      #expect(values.description == "[]")
      values.lineLimit = 3
      #expect(String(describing: values).contains("3"))
    }

    @Test("An animation that is logically over after a time is another one, and completes")
    func logicallyComplete() {
      let animation = Animation.linear(duration: 3).logicallyComplete(after: 1)
      #expect(animation != .linear(duration: 3))
      #expect(animation == .linear(duration: 3).logicallyComplete(after: 1))
      var isComplete = false
      let stage = Stage { Text("x") }
      withAnimation(animation) {
      } completion: {
        isComplete = true
      }
      stage.settle()
      #expect(isComplete)
    }
  }
}
