// The module of version 4 of Adjust's SDK where the SDK itself does not exist: `import Adjust` in an app imports the
// stand-ins, and nothing else from their module. It exports Foundation, like the real module.
@_exported import Foundation
@_exported import func FoundationStandIns.NSClassFromString
@_exported import func SDKContract.NSLog

@_exported import class AdjustModel.ADJAdRevenue
@_exported import class AdjustModel.ADJAttribution
@_exported import class AdjustModel.ADJConfig
@_exported import class AdjustModel.ADJEvent
@_exported import class AdjustModel.ADJEventFailure
@_exported import class AdjustModel.ADJEventSuccess
@_exported import class AdjustModel.ADJLinkResolution
@_exported import enum AdjustModel.ADJLogLevel
@_exported import class AdjustModel.ADJLogger
@_exported import class AdjustModel.ADJPurchase
@_exported import class AdjustModel.ADJPurchaseVerificationResult
@_exported import class AdjustModel.ADJSessionFailure
@_exported import class AdjustModel.ADJSessionSuccess
@_exported import class AdjustModel.ADJSubscription
@_exported import class AdjustModel.ADJThirdPartySharing
@_exported import class AdjustModel.AdjustTestOptions
@_exported import protocol AdjustModel.ADJLoggerProtocol
@_exported import protocol AdjustModel.AdjustDelegate
@_exported import let AdjustModel.ADJEnvironmentSandbox
@_exported import let AdjustModel.ADJEnvironmentProduction
@_exported import let AdjustModel.ADJAdRevenueSourceAppLovinMAX
@_exported import let AdjustModel.ADJAdRevenueSourceMopub
@_exported import let AdjustModel.ADJAdRevenueSourceAdMob
@_exported import let AdjustModel.ADJAdRevenueSourceIronSource
@_exported import let AdjustModel.ADJAdRevenueSourceAdMost
@_exported import let AdjustModel.ADJAdRevenueSourceUnity
@_exported import let AdjustModel.ADJAdRevenueSourceHeliumChartboost
@_exported import let AdjustModel.ADJAdRevenueSourcePublisher
@_exported import let AdjustModel.ADJAdRevenueSourceTopOn
@_exported import let AdjustModel.ADJAdRevenueSourceADX
@_exported import let AdjustModel.ADJAdRevenueSourceTradplus
@_exported import let AdjustModel.ADJUrlStrategyIndia
@_exported import let AdjustModel.ADJUrlStrategyChina
@_exported import let AdjustModel.ADJUrlStrategyCn
@_exported import let AdjustModel.ADJUrlStrategyCnOnly
@_exported import let AdjustModel.ADJDataResidencyEU
@_exported import let AdjustModel.ADJDataResidencyTR
@_exported import let AdjustModel.ADJDataResidencyUS
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
