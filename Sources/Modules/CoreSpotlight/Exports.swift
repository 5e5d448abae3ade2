// Replaces the part of CoreSpotlight that link code uses where Apple's framework does not exist. Nothing is indexed.
@_exported import Foundation
@_exported import class SDKContract.NSUserActivity

// On a device, Foundation exports these names from Combine.
@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
