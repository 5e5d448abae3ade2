/// What a link opens, or is about to open, by the words that a trace has for it.
public enum LinkOutcome: String, CaseIterable, Sendable {
  case opensApp = "opens app"
  case opensBrowser = "opens browser"
  /// A page in a browser wants to leave it, and the system asks the user.
  case asksToOpenApp = "asks to open app"
  case opensPage = "opens page"
  case opensAppStore = "opens App Store"
  case opensAnotherApp = "opens another app"
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
