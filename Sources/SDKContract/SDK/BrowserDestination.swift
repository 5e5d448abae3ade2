/// The destination to which the servers behind a link send a browser that has opened it.
public struct BrowserDestination: Hashable, Sendable {
  /// A link with the app's scheme that the page tries to open; nil for none.
  package var appLink: String?
  /// The page that the browser shows if no app opens; nil for the App Store.
  package var page: String?
  /// The rules that explain the way to the app.
  package var rules: [RuleID]
  /// The rule that explains the way to the page.
  package var pageRule: RuleID?
  /// The key of the servers in which the scenario has no entry for the link; nil if it has one, or the link needs none.
  package var keyWithoutEntry: String?

  /// Creates a destination.
  ///
  /// - Parameters:
  ///   - appLink: A link with the app's scheme that the page tries to open; nil for none.
  ///   - page: The page that the browser shows if no app opens; nil for the App Store.
  ///   - rules: The rules that explain the way to the app.
  ///   - pageRule: The rule that explains the way to the page.
  ///   - keyWithoutEntry: The key of the servers, such as `shortLinks`, in which the scenario has no entry for the
  ///     link; nil if it has one, or the link needs none.
  public init(
    appLink: String? = nil, page: String? = nil, rules: [RuleID] = [], pageRule: RuleID? = nil,
    keyWithoutEntry: String? = nil
  ) {
    self.appLink = appLink
    self.page = page
    self.rules = rules
    self.pageRule = pageRule
    self.keyWithoutEntry = keyWithoutEntry
  }
}
