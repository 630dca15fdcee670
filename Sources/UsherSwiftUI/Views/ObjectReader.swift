#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Observation
  import SwiftUI

  /// Reads an object of the environment for the views of a flow.
  struct ObjectReader<Object: AnyObject & Observable>: ViewModifier {
    let environment: FlowEnvironment
    @Environment(Object.self) private var object: Object?

    func body(content: Content) -> some View {
      // Before the content is made, whose views may need it at once.
      environment.keep(object)
      return content.onChange(of: object.map(ObjectIdentifier.init)) {
        environment.objectsChanged()
      }
    }
  }
#endif
