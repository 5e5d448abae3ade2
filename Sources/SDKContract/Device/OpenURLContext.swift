import Foundation

/// A URL that the system asks a scene to open, in place of `UIOpenURLContext`.
public struct OpenURLContext: Hashable, Sendable {
  /// The URL.
  public let url: URL

  /// Creates a context.
  public init(url: URL) {
    self.url = url
  }
}
