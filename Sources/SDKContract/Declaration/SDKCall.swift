/// A call that the vendor's guide tells an app to make.
public struct SDKCall: Hashable, Sendable {
  /// The place where the guide tells an app to make a call.
  public enum Site: Hashable, Sendable {
    /// When the app has launched.
    case launch
    /// Whenever the app becomes active.
    case activation
    /// When a push notification is opened.
    case notification
    /// Wherever a link enters the app.
    case link
  }

  /// The name in `omit` and `move` of a scenario.
  package let name: String
  /// Where it is made.
  package let site: Site

  /// Creates a call.
  ///
  /// - Parameters:
  ///   - name: The name in `omit` and `move` of a scenario.
  ///   - site: Where the guide tells an app to make it.
  public init(_ name: String, at site: Site) {
    self.name = name
    self.site = site
  }
}
