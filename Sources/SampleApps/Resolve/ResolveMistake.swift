/// A mistake that apps make with direct deep links; `ResolveApp` has a remedy for each.
public enum ResolveMistake: String, CaseIterable, Sendable {
  /// Compares the path of a link, although a link with the app's scheme has its first component as the host, and no
  /// path.
  case comparesPath = "compares-path"
  /// Ignores the link in the connection options, where an app with scenes finds the link that launched it.
  case ignoresColdLinks = "ignores-cold-links"
  /// Shows nothing until `processAndResolve` calls back, which it may never do.
  case waitsForever = "waits-forever"
  /// Writes back the list of waiting links that it read before an `await`, without links that were added in the
  /// meantime.
  case overwritesLink = "overwrites-link"
  /// Checks whether the user is logged in when it requests the resolution of a link, rather than when it opens the
  /// link.
  case decidesEarly = "decides-early"
  /// Asks the system to open the app's own universal link, which then opens in the browser.
  case opensOwnLink = "opens-own-link"
}
