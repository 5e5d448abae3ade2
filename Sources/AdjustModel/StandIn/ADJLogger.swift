/// What Adjust's SDK writes its log with; the methods with a format and arguments cannot be called from Swift.
public final class ADJLogger {
  /// The level of a name, such as `verbose`; `info` if there is none of that name.
  public class func logLevel(from logLevelString: String) -> ADJLogLevel {
    ADJLogLevel.allCases.first { "\($0)" == logLevelString.lowercased() } ?? .info
  }
}
