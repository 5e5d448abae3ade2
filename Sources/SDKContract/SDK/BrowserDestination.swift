/// Where the servers behind a link send a browser that has opened it.
public struct BrowserDestination: Hashable, Sendable {
  /// A link with the app's scheme that the page tries to open; nil if it does not try.
  package var appLink: String?
  /// The page that the browser goes to where no app opens; nil for the store.
  package var page: String?
  /// The rules that lead there.
  package var rules: [RuleID]

  /// Creates a destination.
  public init(appLink: String? = nil, page: String? = nil, rules: [RuleID] = []) {
    self.appLink = appLink
    self.page = page
    self.rules = rules
  }
}
