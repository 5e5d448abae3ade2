// Replaces iAd where Apple's framework does not exist. Which ad an install comes from is in a scenario.
@_exported import Foundation

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
