/// Where a link turned out to lead.
enum BazaarDestination: Sendable {
  case place(BazaarPlace)
  /// A link that names no place of the bazaar.
  case unknown(String)
}
