import Foundation
import UIKitStandIns

/// Stands in for what asks a page for its title and image. No page answers.
open class LPMetadataProvider: NSObject {
  /// Whether images and videos are asked for, too.
  open var shouldFetchSubresources = true
  /// How long a page may take.
  open var timeout: TimeInterval = 30

  /// Creates a provider.
  public override init() { super.init() }

  /// Asks a page. Fails, because no page answers.
  @preconcurrency
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(nil, LPError(.metadataFetchFailed)) }
  }

  /// Asks a page. Fails, because no page answers.
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    throw LPError(.metadataFetchFailed)
  }

  /// Stops asking.
  open func cancel() {}
}

/// What can go wrong when a page is asked.
public struct LPError: Error, Equatable, Sendable {
  /// What can go wrong.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = 1
    /// The page did not answer.
    case metadataFetchFailed = 2
    /// The app stopped it.
    case metadataFetchCancelled = 3
    /// The page took too long.
    case metadataFetchTimedOut = 4
  }
  /// What went wrong.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
