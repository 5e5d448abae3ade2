import Foundation

/// A link on its way through the app.
enum IncomingLink: Sendable {
  /// A link with which the system opened the app.
  case opened(URL)
  /// A link that led to the install, according to Adjust.
  case deferred(URL)
  /// A place that a link leads to, according to AppsFlyer.
  case reported(BazaarPlace, LinkReport)

  var report: LinkReport {
    switch self {
    case .opened: .direct
    case .deferred: .adjustDeferred
    case .reported(_, let report): report
    }
  }
}
