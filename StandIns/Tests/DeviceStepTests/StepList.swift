@testable import DeviceSteps

typealias Step = @MainActor () async throws -> Void

/// The steps by their names: without Objective-C a test cannot look for methods.
@MainActor let steps: [(String, Step)] = [
  ("1", { try await BackSteps().testStep1() }),
  ("2", { try await BackSteps().testStep2() }),
  ("3", { try await BackSteps().testStep3() }),
  ("4", { try await BackSteps().testStep4() }),
  ("5", { try await BackSteps().testStep5() }),
  ("6", { try await BackSteps().testStep6() }),
  ("7", { try await BackSteps().testStep7() }),
  ("9", { try await ModalSteps().testStep9() }),
  ("11", { try await BackSteps().testStep11() }),
  ("14", { try await BackSteps().testStep14() }),
  ("15", { try await BackSteps().testStep15() }),
  ("16", { try await BackSteps().testStep16() }),
  ("17", { try await BackSteps().testStep17() }),
  ("18", { try await BackSteps().testStep18() }),
  ("19", { try await BackSteps().testStep19() }),
  ("21", { try await ModalSteps().testStep21() }),
  ("22", { try await ModalSteps().testStep22() }),
  ("23", { try await ModalSteps().testStep23() }),
  ("24", { try await ModalSteps().testStep24() }),
  ("27", { try await ModalSteps().testStep27() }),
  ("28", { try await ModalSteps().testStep28() }),
  ("29", { try await ModalSteps().testStep29() }),
  ("30", { try await ModalSteps().testStep30() }),
  ("31", { try await ModalSteps().testStep31() }),
  ("32", { try await ModalSteps().testStep32() }),
  ("33", { try await TabSteps().testStep33() }),
  ("34", { try await TabSteps().testStep34() }),
  ("35", { try await TabSteps().testStep35() }),
  ("36", { try await TabSteps().testStep36() }),
  ("37", { try await TabSteps().testStep37() }),
  ("S4", { try await ModalSteps().testStepS4() }),
  ("S10", { try await ModalSteps().testStepS10() }),
]
