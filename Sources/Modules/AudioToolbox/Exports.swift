// Replaces AudioToolbox where Apple's framework does not exist; it has the sounds of the system.
@_exported import Foundation

@_exported import typealias Security.OSStatus
@_exported import let Security.noErr
@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
