// `import DeepLinkSimulator` alone is enough: the models, the handler protocols and the scenario model come with it.
@_exported import AdjustModel
@_exported import AppsFlyerModel
@_exported import IOSModel
@_exported import SDKContract
@_exported import ScenarioFormat
@_exported import UIKitStandIns
@_exported import UserNotificationsStandIns
