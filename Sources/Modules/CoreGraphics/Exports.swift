// Replaces CoreGraphics where Apple's framework does not exist, so that app code compiles unchanged. Its names are
// among those of UIKit here.
@_exported import Foundation
@_exported import UIKitStandIns

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
