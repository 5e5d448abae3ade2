// Replaces SystemConfiguration where Apple's framework does not exist: it reports whether there is a network.
@_exported import Foundation
@_exported import Security

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
