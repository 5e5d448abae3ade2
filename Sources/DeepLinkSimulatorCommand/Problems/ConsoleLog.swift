/// The text of a device's console, in which the lines of an app and of its SDKs are mixed.
struct ConsoleLog {
  /// A line that is not empty.
  struct Line: Equatable {
    /// The number of the line in its file, from 1.
    let number: Int
    /// The text, without colours.
    let text: String
    /// The whole message: the text with the description of an error, if the message goes on with one on the next line.
    private(set) var message: String
    /// What the message says, whenever it is logged: without its numbers, except for those of errors.
    private(set) var gist: String

    init(number: Int, text: String) {
      self.number = number
      self.text = text
      message = text
      gist = Self.gist(of: text)
    }

    /// Whether the system's log hides what the line says.
    var isHidden: Bool { text.hasSuffix("<private>") }

    /// Adds the description of an error with which the message goes on.
    mutating func goOn(with error: String) {
      message = "\(text) \(error)"
      gist = Self.gist(of: message)
    }

    private static func gist(of message: String) -> String {
      LogAlarm.errors(in: message).sorted().reduce(message.withoutDigits) { "\($0) \($1)" }
    }
  }

  /// The name shown to people.
  let name: String
  let lines: [Line]
  /// Whether a line has the level and the tag of Android's log, as in `D/Shop: launched`, or the columns of logcat or
  /// Android Studio.
  var isOfAndroid: Bool {
    // A pattern is parsed each time that its literal is reached.
    let tag = #/(?:^|\s)[VDIWEF]\/\w[^\/]*:(?:\s|$)/#
    let columns = #/^(?:\d{4}-)?\d\d-\d\d \S+\s+\d+(?:-|\s+)\d+\s.*?\b[VDIWEF]\s/#
    return lines.contains { $0.text.contains(tag) || $0.text.contains(columns) }
  }
  /// The first line that says why an app crashed, with the words that say it; nil if there is none.
  var crash: (line: Line, words: String)? {
    for line in lines {
      var starts = ["Fatal error: ", "Could not cast value "].compactMap { line.text.firstRange(of: $0)?.lowerBound }
      if line.text.contains("uncaught exception"), let reason = line.text.firstRange(of: "reason: ") {
        starts.append(reason.upperBound)
      }
      guard let start = starts.min() else { continue }
      let words = line.text[start...].replacing(#/\(?0x[0-9a-fA-F]+\)?/#, with: "").split { !$0.isLetter }
      return (line, words.joined(separator: " "))
    }
    return nil
  }
  /// Whether the system's log hides what a line says.
  var isHidden: Bool { lines.contains(where: \.isHidden) }

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

  /// So many bytes of a line are looked at: the SDKs' messages stand at the beginning of a line, and what follows for
  /// longer is data.
  private static let longestLine = 1 << 15

  /// Splits a text into lines; bytes that are not UTF-8 are replaced, because a console may cut a character in two.
  init(name: String, bytes: [UInt8]) throws(InputFile.Failure) {
    guard bytes.count < StandardInput.limit else {
      throw InputFile.Failure(message: "the log has more than 4 MiB; keep the part around the problem")
    }
    let bytes =
      Self.utf16(bytes).map { Array(String(decoding: $0, as: UTF16.self).utf8) } ?? Self.withoutTerminators(bytes)
    guard !bytes.contains(0) else {
      throw InputFile.Failure(message: "this is not text in UTF-8 or UTF-16; copy the console as text")
    }
    self.name = name
    var lines: [Line] = []
    for (place, part) in Self.lines(of: bytes).enumerated() {
      let text = String(decoding: part.prefix(Self.longestLine), as: UTF8.self).withoutColours.trimmed
      guard !text.isEmpty else { continue }
      if text.isErrorDescription, let last = lines.last, last.number == place {
        lines[lines.count - 1].goOn(with: text)
      }
      lines.append(Line(number: place + 1, text: text))
    }
    self.lines = lines
    guard !lines.isEmpty else {
      throw InputFile.Failure(message: "the log is empty; copy the text of the console into it")
    }
  }

  /// Returns the lines of a text, which end as on any system; that of old tools for the Mac has a return alone.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let hasNewlines = bytes.contains(UInt8(ascii: "\n"))
    return bytes.split(
      separator: UInt8(ascii: hasNewlines ? "\n" : "\r"), omittingEmptySubsequences: false)
  }

  /// Returns bytes without each zero that ends a line, as the relay of a device's log sends them.
  private static func withoutTerminators(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0) else { return bytes }
    return bytes.indices.filter { place in
      bytes[place] != 0 || place + 1 < bytes.count && bytes[place + 1] != UInt8(ascii: "\n")
    }.map { bytes[$0] }
  }

  /// Returns the units of a text in UTF-16, without its byte order mark; nil if the bytes are none.
  ///
  /// A text without the mark has a zero in nearly every second byte.
  private static func utf16(_ bytes: [UInt8]) -> [UInt16]? {
    let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let zeros = [0, 1].map { first in stride(from: first, to: bytes.count, by: 2).count { bytes[$0] == 0 } }
    let isLittle = hasMark ? bytes[0] == 0xFF : zeros[1] > zeros[0]
    guard
      hasMark
        || bytes.count.isMultiple(of: 2) && zeros[isLittle ? 0 : 1] == 0
          && zeros[isLittle ? 1 : 0] * 4 > bytes.count
    else { return nil }
    return stride(from: hasMark ? 2 : 0, to: bytes.count - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
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
