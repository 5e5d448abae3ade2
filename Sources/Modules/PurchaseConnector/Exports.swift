// Replaces the module of AppsFlyer's Purchase Connector where it does not exist. There is no App Store, so it has
// nothing to report.
@_exported import Foundation
@_exported import StoreKit
