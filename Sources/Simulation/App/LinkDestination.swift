/// The destination that a link names, for the described app's routes.
///
/// A branded link, the app's own universal link and the scheme link name a destination in the same way: by the path
/// after the domain, which in the scheme form begins with what a URL parser calls the host.
struct LinkDestination {
  /// The destination, without leading and trailing slashes, not percent-decoded.
  let text: String

  /// Reads the destination from a link.
  init(_ link: Link) {
    var rest = link.path
    if !link.isWeb {
      // What a URL parser calls the host is the beginning of the destination.
      let tail = link.text.utf8
      var start = link.text.startIndex
      if let colon = tail.firstIndex(of: UInt8(ascii: ":")), !link.scheme.isEmpty { start = tail.index(after: colon) }
      rest = link.text[start..<link.path.endIndex]
    }
    // Split as UTF-8, because a combining mark after a slash would form another character with it.
    var bytes = rest.utf8
    while bytes.first == UInt8(ascii: "/") { bytes.removeFirst() }
    while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    text = String(Substring(bytes))
  }
}
