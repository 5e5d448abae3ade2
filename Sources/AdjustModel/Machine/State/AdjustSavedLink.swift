import SDKContract

/// A link that the app passed on before `initSdk`.
struct AdjustSavedLink: Hashable, Sendable {
  var url: String
  var referrer: String?
  /// The time at which the app passed it on, by the clock of the device.
  var time: VirtualInstant
}
