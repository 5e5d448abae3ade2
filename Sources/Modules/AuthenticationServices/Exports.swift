// Replaces the part of AuthenticationServices that apps use beside links, where Apple's framework does not exist.
// Nobody is signed in, and nobody signs in.
@_exported import Foundation
@_exported import UIKitStandIns

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
