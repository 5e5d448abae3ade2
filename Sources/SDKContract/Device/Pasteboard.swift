import Foundation

/// What the general pasteboard of the device holds. It stays when a process ends, and when the app is removed.
@usableFromInline
package struct Pasteboard: Hashable, Sendable {
  /// One representation of an item.
  package enum Content: Hashable, Sendable {
    /// A text, or a URL as text.
    case text(String)
    /// Bytes.
    case data(Data)
  }

  /// The type of a plain text.
  package static let textType = "public.utf8-plain-text"
  /// The type of a URL.
  package static let urlType = "public.url"

  /// The items, each with its representations by type.
  package private(set) var items: [[String: Content]] = []
  /// How often the items have changed.
  package private(set) var changeCount = 0
  /// The second since the reference date of `Date` at which the items are removed; nil if they stay.
  package private(set) var expiration: Double?

  /// Creates an empty pasteboard.
  package init() {}

  /// Replaces the items.
  package mutating func set(_ items: [[String: Content]], expiration: Double? = nil) {
    self.items = items
    self.expiration = expiration
    changeCount += 1
  }

  /// Replaces the items by a text that the user, or a web page, has copied. A link is there as text and as a URL.
  package mutating func copy(_ text: String) {
    var item = [Self.textType: Content.text(text)]
    if URL(string: text)?.scheme != nil { item[Self.urlType] = .text(text) }
    set([item])
  }

  /// The URL of the first item that has one, or the first text, which is what SDKs read.
  package var link: String {
    for type in [Self.urlType, Self.textType] {
      for item in items { if case .text(let text) = item[type] { return text } }
    }
    return ""
  }
}
