/// The tracking authorization, with the raw values of `ATTrackingManager.AuthorizationStatus`.
public enum ATTStatus: Int, CaseIterable, Hashable, Sendable {
  /// The user has not been asked yet.
  case notDetermined = 0
  /// The device does not let apps ask.
  case restricted = 1
  /// The user does not allow tracking.
  case denied = 2
  /// The user allows tracking.
  case authorized = 3
}

/// How the user answers the tracking prompt.
public enum TrackingAnswer: String, CaseIterable, Sendable {
  /// The user allows tracking.
  case authorized
  /// The user does not allow tracking.
  case denied
  /// The device does not let the user decide.
  case restricted

  /// The status after the answer.
  package var status: ATTStatus {
    switch self {
    case .authorized: .authorized
    case .denied: .denied
    case .restricted: .restricted
    }
  }
}
