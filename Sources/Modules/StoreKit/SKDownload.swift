import Foundation

/// The state of a download.
public enum SKDownloadState: Int, Sendable {
  /// The state of a download.
  case waiting, active, paused, finished, failed, cancelled
}

/// Stands in for content that the App Store hosts; there is none, so no transaction has downloads.
open class SKDownload: NSObject {
  /// The identifier of the content.
  open var contentIdentifier: String { "" }
  /// The version of the content.
  open var contentVersion: String { "" }
  /// The size of the content in bytes.
  open var expectedContentLength: Int64 { 0 }
  /// The part of the content that is on the device, from 0 to 1.
  open var progress: Float { 0 }
  /// The time that the download still needs, in seconds.
  open var timeRemaining: TimeInterval { SKDownloadTimeRemainingUnknown }
  /// Where the content is on the device.
  open var contentURL: URL? { nil }
  /// The error of a failed download.
  open var error: (any Error)? { nil }
  /// The state of the download.
  open var state: SKDownloadState { .waiting }
  /// The transaction of the purchase.
  open var transaction: SKPaymentTransaction { SKPaymentTransaction() }

  /// Returns where the content of a product is on the device: nowhere.
  open class func contentURL(forProductID productID: String) -> URL? { nil }
  /// Deletes the content of a product, of which there is none.
  open class func deleteContent(forProductID productID: String) {}
}

/// The time that a download needs is unknown.
public let SKDownloadTimeRemainingUnknown: TimeInterval = -1

extension SKPaymentTransaction {
  /// The content to download: none.
  public var downloads: [SKDownload] { [] }
}

extension SKPaymentQueue {
  /// Starts downloads, which then stay as they are.
  public func start(_ downloads: [SKDownload]) {}
  /// Pauses downloads.
  public func pause(_ downloads: [SKDownload]) {}
  /// Resumes downloads, which then stay as they are.
  public func resume(_ downloads: [SKDownload]) {}
  /// Cancels downloads.
  public func cancel(_ downloads: [SKDownload]) {}
}

extension SKPaymentTransactionObserver {
  /// The default implementation, for an app that does not implement the method; no download changes.
  public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
}
