/// What a link opens, or is about to open; the raw values are the words in a trace.
public enum LinkOutcome: String, CaseIterable, Sendable {
  /// The link opens the app under test.
  case opensApp = "opens app"
  /// The link opens in the browser.
  case opensBrowser = "opens browser"
  /// A page in a browser wants to leave it, and the system asks the user.
  case asksToOpenApp = "asks to open app"
  /// The link leads to another page in the browser.
  case opensPage = "opens page"
  /// The link leads to the app's page in the App Store.
  case opensAppStore = "opens App Store"
  /// The link opens another app.
  case opensAnotherApp = "opens another app"
  /// Nothing opens the link.
  case opensNothing = "opens nothing"
}

extension LinkOutcome {
  /// Creates the outcome of a decision of the system.
  init(_ destination: LinkRouter.Destination) {
    switch destination {
    case .app: self = .opensApp
    case .otherApp: self = .opensAnotherApp
    case .browser: self = .opensBrowser
    case .appStore: self = .opensAppStore
    case .nothing: self = .opensNothing
    }
  }
}
