/// What the person has said to tracking: the raw values of `ATTrackingManager.AuthorizationStatus`.
public enum ATTStatus: Int, CaseIterable, Hashable, Sendable {
  /// The person was not asked yet.
  case notDetermined = 0
  /// The device does not allow to ask.
  case restricted = 1
  /// The person said no.
  case denied = 2
  /// The person said yes.
  case authorized = 3
}
