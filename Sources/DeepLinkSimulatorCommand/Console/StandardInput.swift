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
  /// The limit for reading, which exceeds that of a scenario: the scenario reader rejects longer input without reaching
  /// its end.
  static let limit = (4 << 20) + 1

  private static let error = Mutex<Int32?>(nil)

  /// The reason why some or all of the input could not be read; nil if it could.
  static var failure: String? {
    error.withLock { $0 }.map(message)
  }

  /// The path of the standard input.
  static let path = "/dev/stdin"

  /// Returns the message for a system error from opening or reading the input.
  static func message(for error: Int32) -> String {
    let isClosed = [EBADF, ENOENT, ENXIO].contains(error)
    return "the standard input cannot be read: \(isClosed ? "it is closed" : String(cString: strerror(error)))"
  }

  /// Reads everything.
  static func readAll() -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let part = readPart()
      guard !part.isEmpty else { break }
      bytes += part
    }
    return bytes
  }

  /// Reads whatever is available, waiting until there is something; returns nothing at the end.
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

  /// Waits until there is input or its end; returns false after the given number of milliseconds without either.
  static func isReady(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Calls the system's `read`, and returns its result.
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
