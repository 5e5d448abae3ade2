// UIKit where Apple's does not exist, for app code that is compiled as it is. As on a device, it brings UserNotifications
// with it.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Security
@_exported import UIKitStandIns
@_exported import UserNotificationsStandIns

@_exported import let SDKContract.NSUserActivityTypeBrowsingWeb
@_exported import class SDKContract.NSUserActivity

// On a device Foundation has these names of Combine's.
@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
