/// A key of the options with which a URL is opened, as in `UIApplication.OpenURLOptionsKey`.
public enum OpenURLOptionsKey: Hashable, Sendable {
  case sourceApplication
  case annotation
}
