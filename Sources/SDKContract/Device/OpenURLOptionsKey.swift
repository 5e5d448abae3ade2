/// A key of the options with which a URL is opened, as in `UIApplication.OpenURLOptionsKey`.
public enum OpenURLOptionsKey: Hashable, Sendable {
  /// The id of the app that opens the URL, a `String`.
  case sourceApplication
  /// What that app says of the URL.
  case annotation
}
