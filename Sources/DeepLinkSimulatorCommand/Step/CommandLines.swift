/// The lines of a file, or of an input that may still be written to: each is there as soon as it has come.
struct CommandLines: IteratorProtocol {
  private var bytes: [UInt8]
  private var start = 0
  /// Reads some more; nil if all is there.
  private var readPart: (() -> [UInt8])?
  /// Whether a line is longer than any command, so that it and all behind it was not read.
  private(set) var isTooLong = false
  private static let limit = 1 << 20

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  init(reading readPart: @escaping () -> [UInt8]) {
    bytes = []
    self.readPart = readPart
  }

  mutating func next() -> String? {
    while true {
      if let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return Self.text(bytes[start..<end])
      }
      bytes.removeSubrange(..<start)
      start = 0
      guard bytes.count <= Self.limit else {
        isTooLong = true
        bytes = []
        readPart = nil
        return nil
      }
      guard let part = readPart?(), !part.isEmpty else { break }
      bytes += part
    }
    // The last line may lack its line break.
    readPart = nil
    defer { bytes = [] }
    return bytes.isEmpty ? nil : Self.text(bytes[...])
  }

  private static func text(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }
}
