// What a test needs of an app built with SwiftUI: the stand-ins of SwiftUI and the simulator. App code itself imports
// SwiftUI, where this package has a module of that name or Apple does.
@_exported import DeepLinkSimulatorUIKit
@_exported import SwiftUIStandIns
