/// What `didResolveDeepLink` gets, with the members of the SDK's class.
public final class DeepLinkResult: Sendable {
  /// What became of the search.
  public let status: DeepLinkResultStatus
  /// The deep link, if one was found.
  public let deepLink: DeepLink?
  /// Why the search failed, as the simulation knows it.
  public let failure: SDKError?

  /// Why the search failed, as app code receives it.
  public var error: (any Error)? { failure?.nsError }

  /// Creates a result, which an app cannot do on a device.
  public init(status: DeepLinkResultStatus, deepLink: DeepLink? = nil, failure: SDKError? = nil) {
    self.status = status
    self.deepLink = deepLink
    self.failure = failure
  }
}
