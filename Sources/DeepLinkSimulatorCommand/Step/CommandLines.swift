/// The lines of a file, or of an input that is still being written: each is available as soon as it is complete.
struct CommandLines: IteratorProtocol {
  private var bytes: [UInt8]
  private var start = 0
  /// Reads more input; nil if everything has been read.
  private var readPart: (() throws(InputFile.Failure) -> [UInt8])?
  /// Whether a line exceeds the length of any command, so reading stopped there.
  private(set) var isTooLong = false
  /// Why the rest could not be read; nil if everything was read.
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
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      // Whether a line is too long does not depend on the parts in which it comes.
      let isLong = (end ?? bytes.endIndex) - start > Self.limit
      if let end, !isLong {
        defer { start = end + 1 }
        return text(bytes[start..<end])
      }
      bytes.removeSubrange(..<start)
      start = 0
      guard !isLong else {
        isTooLong = true
        bytes = []
        readPart = nil
        return nil
      }
      do throws(InputFile.Failure) {
        guard let part = try readPart?(), !part.isEmpty else { break }
        bytes += part
      } catch {
        // An incomplete command is discarded.
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
    // Some editors write a byte-order mark at the beginning of a file.
    if isAtStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    isAtStart = false
    // A path in a command may have bytes that are not UTF-8.
    return SystemPath.text(line)
  }
}
