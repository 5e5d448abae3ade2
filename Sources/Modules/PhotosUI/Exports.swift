// Replaces PhotosUI where Apple's framework does not exist, so that app code compiles unchanged.
@_exported import Foundation
@_exported import FoundationNetworking

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
@_exported import class FoundationStandIns.NSItemProvider
@_exported import Photos
