// Because UIKit itself exports Foundation to each module that imports it.
@_exported public import Foundation
