import Foundation

/// The logger of Adjust's SDK, under the name that Swift gives to the protocol `ADJLogger`; its variadic methods cannot
/// be called from Swift.
public protocol ADJLoggerProtocol {
  /// Sets the log level.
  func setLogLevel(_ logLevel: ADJLogLevel, isProductionEnvironment: Bool)
  /// Prevents further changes of the log level.
  func lockLogLevel()
}

/// The logger of Adjust's SDK.
public final class ADJLogger: NSObject, ADJLoggerProtocol {
  /// Returns the level with a name, such as `verbose`; `info` if there is none.
  public class func logLevel(from logLevelString: String) -> ADJLogLevel {
    ADJLogLevel.allCases.first { "\($0)" == logLevelString.lowercased() } ?? .info
  }

  /// Does nothing: a simulation shows everything in its trace.
  public func setLogLevel(_ logLevel: ADJLogLevel, isProductionEnvironment: Bool) {}
  /// Does nothing: a simulation shows everything in its trace.
  public func lockLogLevel() {}
}
