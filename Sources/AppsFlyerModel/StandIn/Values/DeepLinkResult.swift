import Foundation
import SDKContract

/// The result that `didResolveDeepLink` receives, with the members of the SDK's class.
public final class DeepLinkResult: NSObject, Sendable {
  /// The status of the search.
  public let status: DeepLinkResultStatus
  /// The deep link; nil if none was found.
  public let deepLink: DeepLink?
  /// The error of the search in the simulation's type.
  public let failure: SDKError?

  /// The error of the search as the app receives it.
  public var error: (any Error)? { failure?.nsError }

  /// The result in one line, without the memory address that a device prints, which changes each time.
  public override var description: String {
    ["DeepLinkResult", status.name, deepLink?.toString(), failure.map { "\($0)" }].compactMap { $0 }
      .joined(separator: " ")
  }

  /// Creates a result, which an app on a device cannot do.
  public init(status: DeepLinkResultStatus, deepLink: DeepLink? = nil, failure: SDKError? = nil) {
    self.status = status
    self.deepLink = deepLink
    self.failure = failure
  }

  /// Compares the contents of the results.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? DeepLinkResult else { return false }
    if self === other { return true }
    return status == other.status && failure == other.failure && deepLink == other.deepLink
  }

  /// A hash value that equal objects share.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(status)
    hasher.combine(failure)
    hasher.combine(deepLink)
    return hasher.finalize()
  }
}

/// The status of a search for a deep link, with the SDK's raw values.
public enum DeepLinkResultStatus: UInt, CaseIterable, Sendable {
  /// The search ended without a deep link.
  case notFound = 0
  /// There is a deep link, although it may lack a destination.
  case found = 1
  /// The search failed.
  case failure = 2
}

extension DeepLinkResultStatus {
  /// The name of the case, as app code writes it.
  public var name: String {
    switch self {
    case .notFound: "notFound"
    case .found: "found"
    case .failure: "failure"
    }
  }
}
