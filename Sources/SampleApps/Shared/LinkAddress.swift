import Foundation

/// The destination of a link, read in the same way from a branded link, a universal link and a link with the app's
/// scheme.
///
/// In the scheme form, a URL parser takes the first path component for the host: `example://summer-clothes` has no path
/// at all.
struct LinkAddress: Hashable, Sendable {
  /// The path components, without the domain of a web link.
  let segments: [String]
  private let query: [URLQueryItem]

  /// Parses a link; nil if it is not one.
  init?(_ link: String) {
    guard let components = URLComponents(string: link) else { return nil }
    let scheme = components.scheme?.lowercased()
    let isWeb = scheme == "https" || scheme == "http"
    let path = (isWeb ? "" : components.host ?? "") + components.path
    segments = path.split(separator: "/").map(String.init)
    query = components.queryItems ?? []
  }

  /// Returns the value of a parameter; nil if the link does not have it, or if it is empty.
  func parameter(_ name: String) -> String? {
    query.first { $0.name == name }?.value.flatMap { $0.isEmpty ? nil : $0 }
  }
}
