import UIKit

@testable import CampusApp

/// The delegate of UIKit's Campus, whose module has the name of a type of SwiftUI's.
@MainActor
func makeSceneDelegate() -> any UIWindowSceneDelegate { SceneDelegate() }
