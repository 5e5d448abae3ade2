import Foundation
import XCTest

/// A folder for one test, which is gone afterwards.
struct TemporaryFolder {
  let path: String

  /// Makes the folder.
  init(for test: XCTestCase) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("deeplink-sim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
    test.addTeardownBlock { try? FileManager.default.removeItem(at: url) }
  }

  /// Writes a file, and the folders it is in.
  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Makes a symbolic link.
  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: destination)
  }

  /// Puts a short word in the place of the folder's path, which is another one in each run.
  func hide(in text: String) -> String { text.replacingOccurrences(of: path, with: "FOLDER") }
}
