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

  /// Creates a destination.
  ///
  /// - Parameters:
  ///   - appLink: A link with the app's scheme that the page tries to open; nil for none.
  ///   - page: The page that the browser shows if no app opens; nil for the App Store.
  ///   - rules: The rules that explain the way to the app.
  ///   - pageRule: The rule that explains the way to the page.
  public init(appLink: String? = nil, page: String? = nil, rules: [RuleID] = [], pageRule: RuleID? = nil) {
    self.appLink = appLink
    self.page = page
    self.rules = rules
    self.pageRule = pageRule
  }
}
