import Foundation

/// The files of this package.
enum Package {
  /// The folder with `Package.swift`.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The scenarios that are shipped.
  static let scenarios = root.appendingPathComponent("Scenarios").path

  /// Reads a file.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
