import Foundation

extension AdjustLinkResolution {
  /// Returns the host of a URL in its original spelling.
  static func host(of url: String) -> String? {
    guard let host = URLComponents(string: url)?.host, !host.isEmpty else { return nil }
    return host
  }

  /// Returns the URL with `https` instead of `http`, which the SDK recognises in lower case only.
  static func secured(_ url: String) -> String {
    let plain = "http:"
    return url.hasPrefix(plain) ? "https:" + url.dropFirst(plain.count) : url
  }

  /// Returns the target of a redirect, which may be relative; nil if it is not a URL.
  static func resolve(_ location: String, against url: String) -> String? {
    guard let base = URL(string: url), let next = URL(string: location, relativeTo: base) else { return nil }
    return secured(next.absoluteString)
  }
}
