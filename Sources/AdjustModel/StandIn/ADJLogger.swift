import Foundation

/// What Adjust's SDK writes its log with, as Swift calls the protocol `ADJLogger`; its methods with a format and a list of
/// arguments cannot be called from Swift.
public protocol ADJLoggerProtocol {
  /// Sets how much is written.
  func setLogLevel(_ logLevel: ADJLogLevel, isProductionEnvironment: Bool)
  /// Keeps how much is written from being changed.
  func lockLogLevel()
}

/// What Adjust's SDK writes its log with.
public final class ADJLogger: NSObject, ADJLoggerProtocol {
  /// The level of a name, such as `verbose`; `info` if there is none of that name.
  public class func logLevel(from logLevelString: String) -> ADJLogLevel {
    ADJLogLevel.allCases.first { "\($0)" == logLevelString.lowercased() } ?? .info
  }

  /// Does nothing: a simulation shows everything in its trace.
  public func setLogLevel(_ logLevel: ADJLogLevel, isProductionEnvironment: Bool) {}
  /// Does nothing: a simulation shows everything in its trace.
  public func lockLogLevel() {}
}
