// Replaces WebKit where Apple's framework does not exist, so that app code compiles unchanged. It exports UIKit, as on
// a device.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Security
@_exported import UIKitStandIns

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
