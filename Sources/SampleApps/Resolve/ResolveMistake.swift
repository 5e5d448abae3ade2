/// A mistake that apps make with direct deep links; each has a remedy in `ResolveApp`.
public enum ResolveMistake: String, CaseIterable, Sendable {
  /// Compares the path of a link: a link with the app's scheme has its first part as host, and no path.
  case comparesPath = "compares-path"
  /// Leaves out the link among the connection options, where a link that launches an app with scenes is.
  case ignoresColdLinks = "ignores-cold-links"
  /// Shows nothing until `processAndResolve` calls back, which it may never do.
  case waitsForever = "waits-forever"
  /// Writes back the list of waiting links that it read before an `await`, without what was added meanwhile.
  case overwritesLink = "overwrites-link"
  /// Looks whether the user has logged in when it asks for a link to be resolved, and not when it opens the link.
  case decidesEarly = "decides-early"
  /// Asks the system to open the app's own universal link, which then opens in the browser.
  case opensOwnLink = "opens-own-link"
}
