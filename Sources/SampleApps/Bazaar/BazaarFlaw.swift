/// A mistake that apps make with links and Swift concurrency; each has a remedy in `BazaarApp`.
public enum BazaarFlaw: String, CaseIterable, Sendable {
  /// Follows a link whoever reports it: two callbacks bring the deferred link, each in its own task.
  case followsEveryReport = "follows-every-report"
  /// Asks an actor whether a link was followed, and tells it afterwards: another task asks in between.
  case asksThenTells = "asks-then-tells"
  /// Takes links from their stream only once the user can go somewhere, and the stream keeps none until then.
  case keepsNoLinks = "keeps-no-links"
  /// Follows links in tasks that nothing orders, and trusts an actor to keep one after another: while it awaits the
  /// disk between reading and writing, it lets the next one in.
  case writesWhatItRead = "writes-what-it-read"
  /// Opens the waiting links in a task for which nothing waits, so that a newer link gets past them and is covered.
  case catchesUpLate = "catches-up-late"
  /// Follows the conversion data of every session, although only that of the first launch brings a link.
  case followsEverySession = "follows-every-session"
  /// Races a completion against a time limit in a task group, which waits for both: a continuation cannot be cancelled.
  case waitsForBoth = "waits-for-both"
  /// Asks the system to open the app's own universal link, which then opens in the browser.
  case opensOwnLink = "opens-own-link"
  /// Makes the stream of links when the app has started up, which is too late for the link that started it.
  case listensLate = "listens-late"
  /// Compares the path of a link: a link with the app's scheme has its first part as host, and no path.
  case comparesPath = "compares-path"
  /// Casts a value of conversion data to a text, although it may be a null.
  case forcesText = "forces-text"
  /// Takes a link that opened the app for the deferred one, and lets go the conversion data that brings that one.
  case countsDirectLinks = "counts-direct-links"
}
