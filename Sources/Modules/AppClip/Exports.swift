// Replaces AppClip where Apple's framework does not exist, so that app code compiles unchanged.
@_exported import CoreLocation
@_exported import Foundation
@_exported import FoundationNetworking

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
