import DeepLinkSimulator

/// The text of a device's console, in which the lines of an app and of its SDKs are mixed.
struct ConsoleLog {
  /// A line that is not empty.
  struct Line: Equatable {
    /// The number of the line in its file, from 1.
    let number: Int
    /// The text, without colours.
    let text: String
  }

  /// The name shown to people.
  let name: String
  let lines: [Line]

  /// Reads a file, or standard input for `-`.
  init(_ path: String, _ console: Console) throws(InputFile.Failure) {
    let bytes: [UInt8]
    if path == "-" {
      bytes = console.readInput()
      if let failure = console.inputFailure() { throw InputFile.Failure(message: failure) }
    } else {
      bytes = try InputFile.bytes(of: path, atMost: StandardInput.limit)
    }
    try self.init(name: Self.name(of: path), bytes: bytes)
  }

  /// Splits a text into lines; bytes that are not UTF-8 are replaced, because a console may cut a character in two.
  init(name: String, bytes: [UInt8]) throws(InputFile.Failure) {
    guard bytes.count < StandardInput.limit else {
      throw InputFile.Failure(message: "the log has more than 4 MiB; keep the part around the problem")
    }
    guard !bytes.contains(0) else {
      throw InputFile.Failure(message: "this is not text in UTF-8; copy the console as text")
    }
    self.name = name
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated().compactMap {
      let text = String(decoding: $1, as: UTF8.self).withoutColours.trimmed
      return text.isEmpty ? nil : Line(number: $0 + 1, text: text)
    }
    guard !lines.isEmpty else {
      throw InputFile.Failure(message: "the log is empty; copy the text of the console into it")
    }
  }

  /// Returns the name under which people know a path.
  static func name(of path: String) -> String { path == "-" ? ScenarioSource.standardInputName : path }
}

extension String {
  /// The text without the sequences that colour it on a terminal.
  fileprivate var withoutColours: String {
    guard unicodeScalars.contains("\u{1B}") else { return self }
    return replacing(#/\u{1B}\[[0-9;:]*[A-Za-z]/#, with: "")
  }
}
