// Network where Apple's does not exist, for app code that is compiled as it is: whether there is a network, and no connections.
@_exported import Foundation

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
