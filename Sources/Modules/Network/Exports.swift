// Replaces Network where Apple's framework does not exist: it reports whether there is a network, but has no
// connections.
@_exported import Foundation

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
