// Replaces AppTrackingTransparency where Apple's framework does not exist, so that app code compiles unchanged.
@_exported import Foundation

@_exported import class TrackingStandIns.ATTrackingManager

// On a device, Foundation exports these names from Combine.
@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
