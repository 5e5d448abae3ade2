import SDKContract

/// The contents of the SDK's activity state file.
struct AdjustActivityState: Hashable, Sendable {
  var isEnabled: Bool
  /// Whether the backend has announced with `ask_in` that the SDK should request the attribution.
  var isAskingForAttribution = false
  var isForgotten = false
  var sessionCount = 0
  var subsessionCount = 0
  /// The time of the last activity, by the clock of the device, which can be changed.
  var lastActivity: VirtualInstant
  var adid: String?
  /// Whether the packages in the queue are from a delayed start that has not ended.
  var hasPackagesOfDelay = false
  /// The tracking status that the last package had; nil if there was none.
  var trackingStatus: ATTStatus?
  /// The push token that the servers were last given.
  var pushToken: String?
}
