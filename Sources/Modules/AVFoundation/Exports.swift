// Replaces the part of AVFoundation that apps use beside links, where Apple's framework does not exist. Nothing is
// played, and nothing is recorded.
@_exported import Foundation
@_exported import UIKitStandIns

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
