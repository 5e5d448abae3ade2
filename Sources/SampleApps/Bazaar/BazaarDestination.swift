/// The destination of a link.
enum BazaarDestination: Sendable {
  case place(BazaarPlace)
  /// A link that names no place of the bazaar.
  case unknown(String)
}
