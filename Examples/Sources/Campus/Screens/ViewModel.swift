/// A view model with one input and one output: the user's action, and its consequence.
@MainActor
package protocol ViewModel<Input, Output>: AnyObject {
  associatedtype Input
  associatedtype Output

  /// Passes an output to the coordinator.
  var onOutput: @MainActor (Output) -> Void { get }

  /// Returns the output of an input; `nil` if the input only affects this screen.
  func transform(_ input: Input) -> Output?
}

extension ViewModel {
  /// Handles an input from the view.
  package func send(_ input: Input) {
    if let output = transform(input) { onOutput(output) }
  }
}
