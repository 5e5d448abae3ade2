import Foundation

/// The text of a guide, docs/testing.md if no other is named.
struct Guide {
  private let lines: [String]

  init(_ page: String = "docs/testing.md") throws {
    lines = try Self.text(of: page).components(separatedBy: "\n")
  }

  /// The blocks of a language, without the indentation of their first lines.
  func blocks(in language: String) -> [String] {
    var blocks: [String] = []
    var block: [String]?
    for line in lines {
      if let lines = block {
        if line == "```" {
          blocks.append(lines.joined(separator: "\n"))
          block = nil
        } else {
          block = lines + [line]
        }
      } else if line == "```" + language {
        block = []
      }
    }
    return blocks
  }

  /// The folder of the package.
  static var package: URL {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return folder.appendingPathComponent("../../..").standardizedFileURL
  }

  /// A file of the package.
  static func text(of path: String) throws -> String {
    try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }

  /// Writes the folders of a package's targets, each with an empty source file, next to a link to this package.
  static func writeEmptyTargets(_ paths: [String], in folder: URL) throws {
    let files = FileManager.default
    for path in paths {
      let sources = folder.appendingPathComponent(path)
      try files.createDirectory(at: sources, withIntermediateDirectories: true)
      try Data().write(to: sources.appendingPathComponent("Empty.swift"))
    }
    try files.createSymbolicLink(
      at: folder.appendingPathComponent("DeepLinkSimulator"), withDestinationURL: package)
  }
}
