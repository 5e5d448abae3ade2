// Replaces CallKit where Apple's framework does not exist. There are no calls on a simulated device.
@_exported import Foundation

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
