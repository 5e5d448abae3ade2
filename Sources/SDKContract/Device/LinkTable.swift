import Synchronization

/// The links of a plan by their texts, so that each is taken apart once for all runs of the plan.
///
/// App code passes links on as `URL`, and gets the same link back by its text.
package final class LinkTable: Sendable {
  /// What an app may add with links that it makes up; more are taken apart each time.
  private static let limit = 4096

  private let links = Mutex<[Text: Link]>([:])

  /// A text that is another one if its bytes differ, though Swift's texts take accents written in two ways as equal.
  private struct Text: Hashable {
    let text: String

    static func == (left: Text, right: Text) -> Bool { left.text.hasBytes(of: right.text) }
  }

  package init() {}

  /// The link of a text.
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
  /// Whether two texts are the same, byte by byte.
  func hasBytes(of other: String) -> Bool {
    // Texts that differ, and the same text, are told by their storage.
    self == other && utf8.elementsEqual(other.utf8)
  }
}
