import Foundation

/// An error that an SDK reports, with the domain, code and text that the device shows.
public struct SDKError: Hashable, Sendable {
  /// The error domain, such as `com.vendor.sdk.network`.
  public var domain: String
  /// The code within the domain.
  public var code: Int
  /// The text of `localizedDescription`.
  public var message: String
  /// The domain, code and text of the underlying error, if there is one.
  package var underlying: Underlying?

  /// The error that caused another one.
  package struct Underlying: Hashable, Sendable {
    /// The error domain, such as `NSURLErrorDomain`.
    package var domain: String
    /// The code within the domain.
    package var code: Int
    /// The text of `localizedDescription`.
    package var message: String

    /// Creates an underlying error.
    package init(domain: String, code: Int, message: String) {
      self.domain = domain
      self.code = code
      self.message = message
    }
  }

  /// Creates an error.
  package init(domain: String, code: Int, message: String, underlying: Underlying? = nil) {
    self.domain = domain
    self.code = code
    self.message = message
    self.underlying = underlying
  }

  /// The error as app code receives it.
  package var nsError: NSError {
    var userInfo: [String: Any] = [NSLocalizedDescriptionKey: message]
    if let underlying {
      userInfo[NSUnderlyingErrorKey] = PrintedError(
        domain: underlying.domain, code: underlying.code,
        userInfo: [NSLocalizedDescriptionKey: underlying.message])
    }
    return PrintedError(domain: domain, code: code, userInfo: userInfo)
  }
}

extension SDKError {
  /// The error as the members of one object.
  package var content: [PayloadEntry] {
    var entries = [
      PayloadEntry("domain", .string(domain)), PayloadEntry("code", .integer(code)),
      PayloadEntry("message", .string(message)),
    ]
    if let underlying {
      entries.append(
        PayloadEntry(
          "underlying",
          .object([
            PayloadEntry("domain", .string(underlying.domain)), PayloadEntry("code", .integer(underlying.code)),
            PayloadEntry("message", .string(underlying.message)),
          ])))
    }
    return entries
  }
}
