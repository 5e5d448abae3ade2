/// What happened to the data that the SDK kept on the device when the app was deleted.
package enum AppsFlyerDeletion: Hashable, Sendable {
  /// The data is gone.
  case complete
  /// The next install restored the data.
  case restored
}
