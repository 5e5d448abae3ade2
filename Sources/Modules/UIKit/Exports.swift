// Replaces UIKit where Apple's framework does not exist, so that app code compiles unchanged. It exports
// UserNotifications, as on a device.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Security
@_exported import UIKitStandIns
@_exported import UserNotificationsStandIns

@_exported import func FoundationStandIns.NSClassFromString
@_exported import func FoundationStandIns.objc_getAssociatedObject
@_exported import func FoundationStandIns.objc_removeAssociatedObjects
@_exported import func FoundationStandIns.objc_setAssociatedObject
@_exported import class FoundationStandIns.NSHashTable
@_exported import class FoundationStandIns.NSMapTable
@_exported import class FoundationStandIns.FileWrapper
@_exported import class FoundationStandIns.NSItemProvider
@_exported import class FoundationStandIns.ListFormatter
@_exported import class FoundationStandIns.RelativeDateTimeFormatter
@_exported import class FoundationStandIns.UndoManager
@_exported import class FoundationStandIns.NSUbiquitousKeyValueStore
@_exported import let FoundationStandIns.NSUbiquitousKeyValueStoreAccountChange
@_exported import let FoundationStandIns.NSUbiquitousKeyValueStoreChangeReasonKey
@_exported import let FoundationStandIns.NSUbiquitousKeyValueStoreChangedKeysKey
@_exported import let FoundationStandIns.NSUbiquitousKeyValueStoreInitialSyncChange
@_exported import let FoundationStandIns.NSUbiquitousKeyValueStoreQuotaViolationChange
@_exported import let FoundationStandIns.NSUbiquitousKeyValueStoreServerChange
@_exported import enum FoundationStandIns.NSPointerFunctions
@_exported import enum FoundationStandIns.objc_AssociationPolicy
@_exported import func SDKContract.NSLog
@_exported import let SDKContract.NSUserActivityTypeBrowsingWeb
@_exported import class SDKContract.NSUserActivity

// On a device, Foundation exports these names from Combine.
@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
