/// Why the servers refuse an event, in the words of their error messages.
package enum AdjustRefusal: String, CaseIterable, Sendable {
  /// They accept it.
  case none
  case invalidEventToken = "Invalid event token"
  case blocklistedEventToken = "Event token blocklisted"
  case uniqueEvent = "Ignoring event, earlier unique event tracked"
  case inactiveApp = "App is inactive"
  case trackingDisabled = "Tracking disabled"
  case invalidAppToken = "Invalid app token"
  case unknownAppToken = "App token not found"
  case unknownDevice = "Device not found"
  case optedOutDevice = "Device is opted out"
  case invalidRevenue = "Invalid revenue"
  case invalidCallbackParameters = "Invalid callback parameters"
  case badEventState = "Bad event state"
  case tooLarge = "Request size too large"

  /// The rule that explains it; nil for an event that is accepted.
  package var rule: AdjustRule? {
    switch self {
    case .none: nil
    case .invalidEventToken, .blocklistedEventToken: .events(.unknownTokenIsRefused)
    case .uniqueEvent: .events(.uniqueEventIsRefused)
    case .inactiveApp, .trackingDisabled, .invalidAppToken, .unknownAppToken: .events(.inactiveAppIsRefused)
    case .unknownDevice, .optedOutDevice: .events(.unknownDeviceIsRefused)
    case .invalidRevenue, .invalidCallbackParameters, .badEventState, .tooLarge: .events(.unreadableEventIsRefused)
    }
  }

  /// The message of the answer.
  package var message: String { "Event request failed (\(rawValue))" }
}
