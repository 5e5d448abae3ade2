// Replaces the part of ActivityKit that apps with links use where Apple's framework does not exist. Live Activities are
// switched off on a simulated device.
@_exported import Foundation

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
@_exported import struct UIKitStandIns.LocalizedStringResource
