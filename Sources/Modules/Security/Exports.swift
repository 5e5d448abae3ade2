// Security where Apple's does not exist, for app code that is compiled as it is: the items of the keychain, and no keys,
// certificates or encryption.
@_exported import Foundation

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
