// Replaces Security where Apple's framework does not exist: it has keychain items, but no keys, certificates or
// encryption.
@_exported import Foundation

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
