#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization

/// The process's standard input, byte by byte.
enum StandardInput {
  /// More than a scenario may have: the reader of scenarios refuses what is longer, and never sees its end.
  static let limit = (4 << 20) + 1

  private static let error = Mutex<Int32?>(nil)

  /// Why the input, or the rest of it, could not be read; nil if it could.
  static var failure: String? {
    error.withLock { $0 }.map(message)
  }

  /// The path by which files are opened that may be the standard input.
  static let path = "/dev/stdin"

  /// What an error of the system means that comes of reading, or of opening it by its path.
  static func message(for error: Int32) -> String {
    let isClosed = [EBADF, ENOENT, ENXIO].contains(error)
    return "the standard input cannot be read: \(isClosed ? "it is closed" : String(cString: strerror(error)))"
  }

  /// Reads all there is.
  static func readAll() -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let part = readPart()
      guard !part.isEmpty else { break }
      bytes += part
    }
    return bytes
  }

  /// Reads what has come, as soon as something has; nothing at the end.
  static func readPart() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 12)
    while true {
      let count = read(into: &bytes)
      if count >= 0 { return Array(bytes.prefix(count)) }
      let found = errno
      if found == EAGAIN {
        var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        _ = poll(&request, 1, -1)
      } else if found != EINTR {
        error.withLock { $0 = found }
        return []
      }
    }
  }

  /// Waits until something has come, or the end, and returns false after so many milliseconds without it.
  static func isReady(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Calls the system's `read`, and returns what it says.
  static func read(from descriptor: Int32 = STDIN_FILENO, into bytes: inout [UInt8]) -> Int {
    bytes.withUnsafeMutableBytes { buffer in
      #if canImport(Darwin)
        Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Glibc)
        Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
    }
  }
}
