// Replaces Security where Apple's framework does not exist: it has keychain items, and the names with
// which an app looks at the certificates of a server, but no keys, certificates or encryption.
@_exported import Foundation

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
