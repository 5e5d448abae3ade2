/// Whether an SDK may ask the system to open URLs in the app that a scenario describes.
package enum URLOpening: Sendable {
  /// It never does.
  case never
  /// It does so only if the app does not respond to a callback.
  case whenNobodyResponds
  /// It may do so.
  case possible
}
