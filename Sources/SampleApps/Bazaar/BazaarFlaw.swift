/// A mistake that apps make with links and Swift concurrency; `BazaarApp` has a remedy for each.
public enum BazaarFlaw: String, CaseIterable, Sendable {
  /// Follows every report of a link, although two callbacks deliver the deferred link, each in a separate task.
  case followsEveryReport = "follows-every-report"
  /// Asks an actor whether a link was followed, and records it afterwards, so another task can ask in between.
  case asksThenTells = "asks-then-tells"
  /// Takes links from their stream only once the user can go somewhere, and the stream keeps none until then.
  case keepsNoLinks = "keeps-no-links"
  /// Follows links in tasks without a determined order, and relies on an actor to keep one after another: while it
  /// awaits the disk between reading and writing, the next call enters.
  case writesWhatItRead = "writes-what-it-read"
  /// Opens the waiting links in a task that nothing awaits, so a newer link overtakes them and is covered.
  case catchesUpLate = "catches-up-late"
  /// Follows the conversion data of every session, although only that of the first launch has a new link.
  case followsEverySession = "follows-every-session"
  /// Races a completion against a time limit in a task group, which waits for both because a continuation cannot be
  /// cancelled.
  case waitsForBoth = "waits-for-both"
  /// Asks the system to open the app's own universal link, which then opens in the browser.
  case opensOwnLink = "opens-own-link"
  /// Creates the stream of links after the app has started up, which is too late for the link that started it.
  case listensLate = "listens-late"
  /// Compares the path of a link, although a link with the app's scheme has its first component as the host, and no
  /// path.
  case comparesPath = "compares-path"
  /// Casts a value of conversion data to a string, although it may be null.
  case forcesText = "forces-text"
  /// Mistakes a link that opened the app for the deferred one, and ignores the conversion data with the deferred link.
  case countsDirectLinks = "counts-direct-links"
}
