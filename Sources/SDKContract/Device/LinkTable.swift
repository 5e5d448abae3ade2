import Foundation
import Synchronization

/// The links of a plan by their texts, so that each is parsed once for all runs of the plan.
///
/// App code passes links on as `URL`; their text leads back to the same link.
package final class LinkTable: Sendable {
  /// The most links that the table stores. An app can create more, which are parsed each time.
  private static let limit = 4096

  private let links = Mutex<[Text: Link]>([:])

  /// Text compared by bytes, unlike `String`, for which two Unicode spellings of an accent are equal.
  private struct Text: Hashable {
    let text: String

    static func == (left: Text, right: Text) -> Bool { left.text.hasBytes(of: right.text) }
  }

  package init() {}

  /// Returns the link of a text.
  package subscript(text: String) -> Link {
    links.withLock { links in
      let key = Text(text: text)
      if let known = links[key] { return known }
      let link = Link(text)
      if links.count < Self.limit { links[key] = link }
      return link
    }
  }
}

extension String {
  /// Returns whether two texts have the same bytes.
  func hasBytes(of other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { others in
        // An empty text may have no memory; it has the same bytes as another one.
        guard let start = bytes.baseAddress, let other = others.baseAddress else { return true }
        return memcmp(start, other, bytes.count) == 0
      }
    }
    // A text that Foundation made may have no contiguous storage.
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}
