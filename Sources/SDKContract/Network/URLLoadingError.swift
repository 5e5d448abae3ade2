/// An error of the URL loading system, as `NSURLError` numbers them.
public enum URLLoadingError: Int, CaseIterable, Hashable, Sendable {
  /// The request timed out.
  case timedOut = -1001
  /// The host name cannot be resolved.
  case cannotFindHost = -1003
  /// The connection was lost.
  case networkConnectionLost = -1005
  /// The device has no network.
  case notConnectedToInternet = -1009
  /// No secure connection could be made.
  case secureConnectionFailed = -1200

  /// The domain of the errors.
  package static let domain = "NSURLErrorDomain"

  /// The system's text for the error.
  package var localizedDescription: String {
    switch self {
    case .timedOut: "The request timed out."
    case .cannotFindHost: "A server with the specified hostname could not be found."
    case .networkConnectionLost: "The network connection was lost."
    case .notConnectedToInternet: "The Internet connection appears to be offline."
    case .secureConnectionFailed:
      "An SSL error has occurred and a secure connection to the server cannot be made."
    }
  }

  /// Returns `NSError.description`, without the numbers that differ from device to device.
  ///
  /// - Parameter url: The URL that could not be loaded.
  package func description(of url: String) -> String {
    "Error Domain=\(Self.domain) Code=\(rawValue) \"\(localizedDescription)\" UserInfo={"
      + "NSErrorFailingURLStringKey=\(url), NSErrorFailingURLKey=\(url), "
      + "NSLocalizedDescription=\(localizedDescription)}"
  }
}
