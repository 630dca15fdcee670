#if canImport(SwiftUI) && canImport(UIKit)
  import EarlyBuddy
  import SwiftUI

  /// A schedule.
  package struct ScheduleView: View {
    private let model: ScheduleModel

    package init(_ model: ScheduleModel) { self.model = model }

    package var body: some View {
      List {
        if let plan = model.schedule?.plan, let map = model.map {
          Section {
            LabeledContent("날짜", value: plan.day.title)
            LabeledContent("시간", value: plan.time.title)
          }
          Section { PlaceMapView(map: map) }
          Section { PlaceFacts(place: plan.place) }
          Button("일정 삭제", role: .destructive) { model.tapRemove() }
        } else if model.isMissing {
          Text("삭제된 일정이에요.")
        }
        FailureText(failure: model.failure)
      }
    }
  }
#endif
