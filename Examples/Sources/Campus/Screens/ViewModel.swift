/// A view model with one way in and one way out: what a person does, and what is to follow.
@MainActor
package protocol ViewModel<Input, Output>: AnyObject {
  associatedtype Input
  associatedtype Output

  /// Who is told what is to follow: the coordinator.
  var onOutput: @MainActor (Output) -> Void { get }

  /// What follows from what a person did; `nil` if it concerns this screen alone.
  func transform(_ input: Input) -> Output?
}

extension ViewModel {
  /// What a view calls.
  package func send(_ input: Input) {
    if let output = transform(input) { onOutput(output) }
  }
}
