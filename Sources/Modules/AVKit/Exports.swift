// Replaces the part of AVKit that apps use beside links, where Apple's framework does not exist. It exports
// AVFoundation and UIKit, as on a device.
@_exported import AVFoundation
@_exported import Foundation
@_exported import UIKitStandIns

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
