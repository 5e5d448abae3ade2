/// What a link opens, or is about to open, by the words that a trace has for it.
public enum LinkOutcome: String, CaseIterable, Sendable {
  /// The link opens the app under test.
  case opensApp = "opens app"
  /// The link opens in the browser.
  case opensBrowser = "opens browser"
  /// A page in a browser wants to leave it, and the system asks the user.
  case asksToOpenApp = "asks to open app"
  /// The link leads to another page in the browser.
  case opensPage = "opens page"
  /// The link leads to the app's page in the store.
  case opensAppStore = "opens App Store"
  /// The link opens another app.
  case opensAnotherApp = "opens another app"
  /// Nothing opens the link.
  case opensNothing = "opens nothing"
}

extension LinkOutcome {
  /// What the system has decided.
  init(_ destination: LinkRouter.Destination) {
    switch destination {
    case .app: self = .opensApp
    case .otherApp: self = .opensAnotherApp
    case .browser: self = .opensBrowser
    case .nothing: self = .opensNothing
    }
  }
}
