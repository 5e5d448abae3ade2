import Synchronization

/// The links of a plan by their texts, so that each is taken apart once for all runs of the plan.
///
/// App code passes links on as `URL`, and gets the same link back by its text.
package final class LinkTable: Sendable {
  /// What an app may add with links that it makes up; more are taken apart each time.
  private static let limit = 4096

  private let links = Mutex<[String: Link]>([:])

  package init() {}

  /// The link of a text.
  package subscript(text: String) -> Link {
    links.withLock { links in
      if let known = links[text] { return known }
      let link = Link(text)
      if links.count < Self.limit { links[text] = link }
      return link
    }
  }
}
