// UIKit where Apple's does not exist, for app code that is compiled as it is.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import UIKitStandIns

@_exported import let SDKContract.NSUserActivityTypeBrowsingWeb
@_exported import class SDKContract.NSUserActivity
