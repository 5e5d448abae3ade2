// Replaces the part of Intents that link code uses where Apple's framework does not exist. Siri is not there.
@_exported import Foundation

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
@_exported import class SDKContract.NSUserActivity
