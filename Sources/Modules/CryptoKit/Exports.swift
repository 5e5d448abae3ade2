// Replaces CryptoKit where Apple's framework does not exist: it has hash functions, the codes that are made with them,
// AES-GCM, and signatures and shared secrets with the curve P-256.
@_exported import Foundation

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
