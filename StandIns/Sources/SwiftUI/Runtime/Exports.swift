// Because Apple's module hands it on: `ObservableObject` and `@Published`.
@_exported public import Combine
// Because Apple's module hands it on.
@_exported public import Foundation
// Because Apple's module hands it on: `@Observable`.
@_exported public import Observation
// Because Apple's module hands it on.
@_exported public import UIKit
