// Replaces CryptoKit where Apple's framework does not exist: it has hash functions and the codes that are made with them,
// but no encryption and no signatures.
@_exported import Foundation

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
