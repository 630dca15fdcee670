import Combine
import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  /// Writes of one turn, and the updates that take them up.
  @MainActor @Suite("Updates") struct UpdateTests {
    final class Store: ObservableObject {
      @Published var number = 0
    }
    @MainActor @Observable final class Model {
      var number = 0
    }
    struct Screen: View {
      let log: Log
      @State private var value = 0
      @State private var other = 0
      @StateObject private var store = Store()
      @State private var model = Model()
      var body: some View {
        log.body("\(value)\(other)\(store.number)\(model.number)")
        VStack {
          Button("state") {
            value = 1
            value = 2
            withAnimation {
              value = 3
              value = 4
            }
          }
          Button("there and back") {
            value = 1
            withAnimation { value = 2 }
            value = 1
          }
          Button("two") {
            withAnimation(.linear) { value = 1 }
            withAnimation(.linear) { other = 1 }
            withAnimation(.easeIn) { other = 2 }
          }
          Button("read") {
            value = 1
            withAnimation { value += 1 }
            log("reads \(value)")
          }
          Button("binding") {
            $value.wrappedValue = 1
            $value.animation().wrappedValue = 2
          }
          Button("completions") {
            withAnimation(.linear) {
              value = 1
              value = 2
            } completion: {
            }
            withAnimation(.linear) {
              value = 3
            } completion: {
            }
          }
          Button("value") {
            withTransaction(\.updateNumber, 1) { value = 1 }
            withTransaction(\.updateNumber, 1) { value = 2 }
            withTransaction(\.updateNumber, 2) { value = 3 }
          }
          Button("object") {
            store.number = 1
            withAnimation { store.number = 2 }
          }
          Button("observable") {
            value = 1
            withAnimation { model.number = 2 }
          }
        }
        .onChange(of: value) { log("\($0) to \($1)") }
      }
    }

    @Test(
      "Writes of a turn with different transactions are updates of their own, or one",
      arguments: _System.SwiftUIValues.Transactions.allCases)
    func separate(_ answer: _System.SwiftUIValues.Transactions) throws {
      var system = _System()
      system.swiftUI.transactions = answer
      // The lines if each transaction is an update, and if one update takes up all.
      let cases: [(button: String, updates: [String], one: [String])] = [
        ("state", ["2000", "4000", "0 to 2", "2 to 4"], ["4000", "0 to 4"]),
        (
          "there and back", ["1000", "2000", "1000", "0 to 1", "1 to 2", "2 to 1"],
          ["1000", "0 to 1"]
        ),
        ("two", ["1100", "1200", "0 to 1"], ["1200", "0 to 1"]),
        ("read", ["reads 2", "1000", "2000", "0 to 1", "1 to 2"], ["reads 2", "2000", "0 to 2"]),
        ("binding", ["1000", "2000", "0 to 1", "1 to 2"], ["2000", "0 to 2"]),
        ("completions", ["2000", "3000", "0 to 2", "2 to 3"], ["3000", "0 to 3"]),
        ("value", ["2000", "3000", "0 to 2", "2 to 3"], ["3000", "0 to 3"]),
        ("object", ["0020", "0020"], ["0020"]),
        ("observable", ["1002", "1002", "0 to 1"], ["1002", "0 to 1"]),
      ]
      for (button, updates, one) in cases {
        let log = Log()
        let stage = Stage(system) { Screen(log: log) }
        #expect(log.take() == ["0000"])
        try stage.tap(button)
        #expect(log.take() == (answer == .areUpdates ? updates : one), "\(button)")
      }
    }

    @Test("An update has the transaction of its own writes, wherever they were made")
    func appearing() throws {
      let log = Log()
      _ = Stage { Reading(log: log) }
      #expect(
        log.take() == ["0 false", "0 to 1", "1 false", "1 to 2", "2 true"])
    }
    struct Reading: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        Child(log: log, value: value)
          .onAppear {
            value = 1
            withAnimation { value = 2 }
          }
          .onChange(of: value) { log("\($0) to \($1)") }
      }
      struct Child: UIViewRepresentable {
        let log: Log
        let value: Int
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {
          log("\(value) \(context.transaction.animation != nil)")
        }
      }
    }
  }
}
extension Transaction { @Entry fileprivate var updateNumber = 0 }
