/// Where the servers behind a link send a browser that has opened it.
public struct BrowserDestination: Hashable, Sendable {
  /// A link with the app's scheme that the page tries to open; nil if it does not try.
  package var appLink: String?
  /// The page that the browser goes to where no app opens; nil for the store.
  package var page: String?
  /// The rules that lead to the app.
  package var rules: [RuleID]
  /// The rule that leads to the page.
  package var pageRule: RuleID?

  /// Creates a destination.
  ///
  /// - Parameters:
  ///   - appLink: A link with the app's scheme that the page tries to open; nil if it does not try.
  ///   - page: The page that the browser goes to where no app opens; nil for the store.
  ///   - rules: The rules that lead to the app.
  ///   - pageRule: The rule that leads to the page.
  public init(appLink: String? = nil, page: String? = nil, rules: [RuleID] = [], pageRule: RuleID? = nil) {
    self.appLink = appLink
    self.page = page
    self.rules = rules
    self.pageRule = pageRule
  }
}
