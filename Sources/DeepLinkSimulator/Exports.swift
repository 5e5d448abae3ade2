// `import DeepLinkSimulator` is enough: it re-exports the engine, the models, the handler protocols and the scenario
// model. `Registry.swift` re-exports the SDKs.
@_exported import Simulation

// On Linux, the stand-ins have modules of their own, such as `UIKit`, and programs without UIKit do not wait for them
// to be compiled. On a Mac, app code imports this module instead of those, and UIKit brings Foundation.
#if !os(Linux)
  @_exported import Foundation
  @_exported import TrackingStandIns
  @_exported import UIKitStandIns
  @_exported import UserNotificationsStandIns
#endif
