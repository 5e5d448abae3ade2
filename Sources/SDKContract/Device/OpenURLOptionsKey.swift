/// A key of the options of an opened URL, as in `UIApplication.OpenURLOptionsKey`.
public enum OpenURLOptionsKey: Hashable, Sendable {
  /// The bundle identifier of the app that opens the URL, a `String`.
  case sourceApplication
  /// The property list that this app passes with the URL.
  case annotation
}
