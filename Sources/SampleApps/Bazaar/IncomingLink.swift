import Foundation

/// A link on its way through the app.
enum IncomingLink: Sendable {
  /// The system opened the app with it.
  case opened(URL)
  /// Adjust knows that it led to the install.
  case deferred(URL)
}
