/// The reason why a request to a server fails without an answer.
public enum RequestFailure: String, CaseIterable, Hashable, Sendable {
  /// The server does not answer in time.
  case timeout
  /// The device has no network.
  case offline
  /// The server's host name cannot be resolved.
  case unknownHost = "unknown-host"
  /// No secure connection comes about: something on the way, such as a proxy, has a certificate that the device does
  /// not trust.
  case insecure
  /// The SDK cannot parse the answer.
  case malformed

  /// The error with which the URL loading system reports the failure; nil if an answer arrived.
  package var loadingError: URLLoadingError? {
    switch self {
    case .timeout: .timedOut
    case .offline: .notConnectedToInternet
    case .unknownHost: .cannotFindHost
    case .insecure: .secureConnectionFailed
    case .malformed: nil
    }
  }
}
