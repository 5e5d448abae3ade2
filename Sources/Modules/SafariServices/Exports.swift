// SafariServices where Apple's does not exist, for app code that is compiled as it is. As on a device, it brings UIKit with it.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import UIKitStandIns

@_exported import struct CombineStandIns.Published
@_exported import protocol CombineStandIns.ObservableObject
