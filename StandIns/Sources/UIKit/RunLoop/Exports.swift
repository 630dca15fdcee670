// UIKit re-exports Foundation; so does the stand-in.
@_exported public import Foundation
