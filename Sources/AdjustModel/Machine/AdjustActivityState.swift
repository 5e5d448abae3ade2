import SDKContract

/// What the SDK writes to its activity state file.
struct AdjustActivityState: Hashable, Sendable {
  var isEnabled: Bool
  /// Whether the backend has said by `ask_in` that it wants to be asked for the attribution.
  var isAskingForAttribution = false
  var isForgotten = false
  var sessionCount = 0
  var subsessionCount = 0
  /// By the clock of the device, which can be set.
  var lastActivity: VirtualInstant
  var adid: String?
}
