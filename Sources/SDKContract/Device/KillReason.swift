/// The reason why a process ends.
public enum KillReason: String, CaseIterable, Sendable {
  /// The user swipes the app away.
  case forceQuit = "force-quit"
  /// The system ends it.
  case system
}
