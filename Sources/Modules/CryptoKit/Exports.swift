// Replaces CryptoKit where Apple's framework does not exist: it has hash functions, the codes that are made with them,
// and AES-GCM, but no signatures.
@_exported import Foundation

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
