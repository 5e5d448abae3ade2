// UserNotifications where Apple's does not exist, for app code that is compiled as it is.
@_exported import Foundation
@_exported import UserNotificationsStandIns

// On a device Foundation has these names of Combine's.
@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
