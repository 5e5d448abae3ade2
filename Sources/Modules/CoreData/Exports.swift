// Replaces Core Data where Apple's framework does not exist: it has the container and the context of Xcode's template,
// but no entities.
@_exported import Foundation

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
