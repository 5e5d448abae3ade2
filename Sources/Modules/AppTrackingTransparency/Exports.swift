// AppTrackingTransparency where Apple's does not exist, for app code that is compiled as it is.
@_exported import Foundation

@_exported import class TrackingStandIns.ATTrackingManager
