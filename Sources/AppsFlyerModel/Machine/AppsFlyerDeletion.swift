import SDKContract

/// What happened to the data that the SDK kept on the device when the app was deleted.
package enum AppsFlyerDeletion: Hashable, Sendable {
  /// It is gone.
  case complete
  /// It was there again after the next install.
  case restored
}
