/// Whether another app on the device registered the app's scheme, and which of the two a link opens.
public enum SharedScheme: String, CaseIterable, Sendable {
  /// Only the app under test has the scheme.
  case unshared
  /// Both have it, and the app under test opens.
  case opensThisApp = "this-app"
  /// Both have it, and the other app opens.
  case opensOtherApp = "other-app"
}
