import Foundation

/// The destination that a link names, for the described app's routes.
///
/// A branded link, the app's own universal link and the scheme link name one destination alike: the path after
/// the domain, which in the scheme form begins with what a URL parser calls the host.
struct LinkDestination {
  /// The destination, without slashes at its ends, escapes as they were.
  let text: String

  /// Reads the destination from a link.
  init(_ link: String) {
    var rest = Substring(link)
    let isWeb = link.prefix(8).lowercased().hasPrefix("http")
    if let colon = rest.range(of: "://") { rest = rest[colon.upperBound...] }
    rest = rest.prefix { $0 != "?" && $0 != "#" }
    if isWeb { rest = rest.drop { $0 != "/" } }
    while rest.first == "/" { rest.removeFirst() }
    while rest.last == "/" { rest.removeLast() }
    text = String(rest)
  }
}
