// `import DeepLinkSimulator` is enough: it re-exports the engine, the models, the handler protocols and the scenario
// model. `Registry.swift` re-exports the SDKs.
@_exported import Simulation

// On Linux, the stand-ins have a module of their own with the name `UIKit`, and programs without UIKit do not wait for
// them to be compiled.
#if !os(Linux)
  @_exported import UIKitStandIns
  @_exported import UserNotificationsStandIns
#endif
