import Foundation

/// A link on its way through the app.
enum IncomingLink: Sendable {
  /// The system opened the app with it.
  case opened(URL)
  /// Adjust knows that it led to the install.
  case deferred(URL)
  /// AppsFlyer tells where it leads.
  case reported(BazaarPlace, LinkReport)

  var report: LinkReport {
    switch self {
    case .opened: .direct
    case .deferred: .adjustDeferred
    case .reported(_, let report): report
    }
  }
}
