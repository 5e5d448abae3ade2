import DeepLinkSimulator
import Foundation

/// The published logs, which lie with the vectors of the models' tests.
public enum PublishedLog {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The lines of a file that are not empty.
  public static func lines(_ path: String) throws -> [String] {
    try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  /// The rows of a table, without its comments and its head.
  public static func rows(_ path: String) throws -> [[String]] {
    try lines(path).filter { !$0.hasPrefix("#") }.dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

extension TestRun {
  /// What the log of an SDK would have shown.
  public func log(_ sdk: SDKName) -> [String] { LogText(of: sdk, result.trace, plan: plan).lines }
}
