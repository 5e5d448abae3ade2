import Foundation
import SDKContract

/// What `didResolveDeepLink` gets, with the members of the SDK's class.
public final class DeepLinkResult: NSObject, Sendable {
  /// The result of the search.
  public let status: DeepLinkResultStatus
  /// The deep link, if one was found.
  public let deepLink: DeepLink?
  /// Why the search failed, as the simulation knows it.
  public let failure: SDKError?

  /// Why the search failed, as app code receives it.
  public var error: (any Error)? { failure?.nsError }

  /// The result in a line, without the address that a device prints, which is another one each time.
  public override var description: String {
    ["DeepLinkResult", status.name, deepLink?.toString(), failure.map { "\($0)" }].compactMap { $0 }
      .joined(separator: " ")
  }

  /// Creates a result, which an app cannot do on a device.
  public init(status: DeepLinkResultStatus, deepLink: DeepLink? = nil, failure: SDKError? = nil) {
    self.status = status
    self.deepLink = deepLink
    self.failure = failure
  }

  /// Compares what the results say.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? DeepLinkResult else { return false }
    if self === other { return true }
    return status == other.status && failure == other.failure && deepLink == other.deepLink
  }

  /// A number that equal objects share.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(status)
    hasher.combine(failure)
    hasher.combine(deepLink)
    return hasher.finalize()
  }
}

/// The result of a search for a deep link, with the SDK's raw values.
public enum DeepLinkResultStatus: UInt, CaseIterable, Sendable {
  /// The search ended without a deep link.
  case notFound = 0
  /// There is a deep link, though perhaps one without a destination.
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
