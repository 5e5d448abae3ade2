// `import DeepLinkSimulator` is enough: it re-exports the engine, the models, the handler protocols and the scenario
// model. `Registry.swift` re-exports the SDKs.
@_exported import Simulation
@_exported import UIKitStandIns
@_exported import UserNotificationsStandIns
