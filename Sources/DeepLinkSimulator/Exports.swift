// `import DeepLinkSimulator` alone is enough: the engine, the models, the handler protocols and the scenario model come
// with it; the SDKs come with the registry.
@_exported import Simulation
@_exported import UIKitStandIns
@_exported import UserNotificationsStandIns
