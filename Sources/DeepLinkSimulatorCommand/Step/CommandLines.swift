/// The lines of a file, or of an input that may still be written to: each is there as soon as it has come.
struct CommandLines: IteratorProtocol {
  private var bytes: [UInt8]
  private var start = 0
  /// Reads some more; nil if all is there.
  private var readPart: (() throws(InputFile.Failure) -> [UInt8])?
  /// Whether a line is longer than any command, so that it and all behind it was not read.
  private(set) var isTooLong = false
  /// Why the rest could not be read; nil if all there is was read.
  private(set) var failure: InputFile.Failure?
  private var isAtStart = true
  private static let limit = 1 << 20

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  init(reading readPart: @escaping () throws(InputFile.Failure) -> [UInt8]) {
    bytes = []
    self.readPart = readPart
  }

  mutating func next() -> String? {
    while true {
      if let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return text(bytes[start..<end])
      }
      bytes.removeSubrange(..<start)
      start = 0
      guard bytes.count <= Self.limit else {
        isTooLong = true
        bytes = []
        readPart = nil
        return nil
      }
      do throws(InputFile.Failure) {
        guard let part = try readPart?(), !part.isEmpty else { break }
        bytes += part
      } catch {
        // Half a command is none.
        failure = error
        bytes = []
        readPart = nil
        return nil
      }
    }
    // The last line may lack its line break.
    readPart = nil
    defer { bytes = [] }
    return bytes.isEmpty ? nil : text(bytes[...])
  }

  private mutating func text(_ line: ArraySlice<UInt8>) -> String {
    var line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    // Some editors begin a file with a byte order mark.
    if isAtStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    isAtStart = false
    return String(decoding: line, as: UTF8.self)
  }
}
