// What a test of a SwiftUI app needs: the SwiftUI stand-ins and the simulator. App code itself imports `SwiftUI`, which
// is this package's module of that name or Apple's.
@_exported import DeepLinkSimulatorUIKit
@_exported import SwiftUIStandIns

// On Linux, the module `SwiftUI` brings it, as SwiftUI does.
#if !os(Linux)
  @_exported import Observation
#endif
