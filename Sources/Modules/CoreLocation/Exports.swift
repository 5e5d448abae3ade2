// Replaces the part of CoreLocation that apps use beside links, where Apple's framework does not exist. The device does
// not know where it is.
@_exported import Foundation

// On a device, Foundation exports these names from Combine.
@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
