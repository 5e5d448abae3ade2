import Foundation

/// An error of the attribution.
public struct ADClientError: Error, Equatable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    /// The kind of an error.
    case unknown, trackingRestrictedOrDenied, missingData, corruptResponse, requestClientError, requestServerError
    /// The kind of an error.
    case requestNetworkError, unsupportedPlatform, timedOut
  }

  /// The kind of the error.
  public let code: Code
}

/// Stands in for the attribution of installs before iOS 14.3. Apple no longer answers it.
///
/// It is `@unchecked Sendable` because it has no state.
open class ADClient: NSObject, @unchecked Sendable {
  private static let only = ADClient()
  /// Returns the client.
  open class func shared() -> ADClient { only }

  /// Asks for the attribution, which fails.
  @preconcurrency
  open func requestAttributionDetails(
    _ completionHandler: @escaping @Sendable ([String: NSObject]?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(nil, ADClientError(code: .requestServerError)) }
  }

  /// Accepts that the app belongs to segments.
  open func add(toSegments segmentIdentifiers: [String], replaceExisting: Bool) {}
}
