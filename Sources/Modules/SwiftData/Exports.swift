// Replaces SwiftData where Apple's framework does not exist. The build plug-in translates `@Model`, which is a macro.
@_exported import Foundation
@_exported import Observation

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
