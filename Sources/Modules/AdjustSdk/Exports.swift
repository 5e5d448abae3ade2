// The module of Adjust's SDK since version 5 where the SDK itself does not exist: `import AdjustSdk` in an app imports
// the stand-ins, and nothing else from their module. It exports Foundation, like the real module.
@_exported import Foundation
@_exported import func FoundationStandIns.NSClassFromString
@_exported import func SDKContract.NSLog

@_exported import class AdjustModel.ADJAdRevenue
@_exported import class AdjustModel.ADJAttribution
@_exported import class AdjustModel.ADJConfig
@_exported import class AdjustModel.ADJDeeplink
@_exported import class AdjustModel.ADJEvent
@_exported import class AdjustModel.ADJEventFailure
@_exported import class AdjustModel.ADJEventSuccess
@_exported import class AdjustModel.ADJLinkResolution
@_exported import enum AdjustModel.ADJLogLevel
@_exported import class AdjustModel.ADJLogger
@_exported import class AdjustModel.ADJAppStorePurchase
@_exported import class AdjustModel.ADJPurchaseVerificationResult
@_exported import class AdjustModel.ADJRemoteTrigger
@_exported import class AdjustModel.ADJSessionFailure
@_exported import class AdjustModel.ADJSessionSuccess
@_exported import class AdjustModel.ADJStoreInfo
@_exported import class AdjustModel.ADJAppStoreSubscription
@_exported import class AdjustModel.ADJThirdPartySharing
@_exported import class AdjustModel.ADJThirdPartySharingResult
@_exported import class AdjustModel.Adjust
@_exported import protocol AdjustModel.ADJLoggerProtocol
@_exported import protocol AdjustModel.AdjustDelegate
@_exported import let AdjustModel.ADJEnvironmentSandbox
@_exported import let AdjustModel.ADJEnvironmentProduction
@_exported import let AdjustModel.ADJLogLevelVerbose
@_exported import let AdjustModel.ADJLogLevelDebug
@_exported import let AdjustModel.ADJLogLevelInfo
@_exported import let AdjustModel.ADJLogLevelWarn
@_exported import let AdjustModel.ADJLogLevelError
@_exported import let AdjustModel.ADJLogLevelAssert
@_exported import let AdjustModel.ADJLogLevelSuppress
@_exported import class SDKContract.NSUserActivity

// On a device, Foundation exports these names from Combine.
@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
