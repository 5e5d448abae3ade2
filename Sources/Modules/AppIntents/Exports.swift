// Replaces the part of App Intents that link code uses where Apple's framework does not exist. Siri, Shortcuts and
// Spotlight run no intent; a test performs one itself.
@_exported import Foundation

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
@_exported import struct FoundationStandIns.UTType
@_exported import struct UIKitStandIns.LocalizedStringResource
