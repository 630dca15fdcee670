#if canImport(SwiftUI) && canImport(UIKit)
  import Session
  import SwiftUI

  struct RecipientView: View {
    let recipient: RecipientModel

    var body: some View {
      List {
        ProblemText(problem: recipient.problem)
        ForEach(recipient.people, id: \.self) { person in
          Button(person) { recipient.tap(person) }
        }
      }
    }
  }
#endif
