#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization

/// Writes text to a file descriptor, in blocks unless someone watches.
final class DescriptorWriter: Sendable {
  private struct State {
    var held: [UInt8] = []
    /// The error after which nothing more is written.
    var failure: Int32?
  }

  private static let blockSize = 1 << 16

  private let descriptor: Int32
  private let isImmediate: Bool
  private let state = Mutex(State())

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - descriptor: Where it writes to.
  ///   - isImmediate: Whether each text is written at once, as on a terminal.
  init(_ descriptor: Int32, isImmediate: Bool) {
    self.descriptor = descriptor
    self.isImmediate = isImmediate
  }

  /// Writes a text, or keeps it until there is enough for a block.
  func write(_ text: String) {
    state.withLock { state in
      guard state.failure == nil else { return }
      state.held.append(contentsOf: text.utf8)
      if isImmediate || state.held.count >= Self.blockSize { empty(&state) }
    }
  }

  /// Writes what was kept.
  ///
  /// - Returns: The error after which nothing more was written; nil if there was none.
  func finish() -> Int32? {
    state.withLock { state in
      empty(&state)
      return state.failure
    }
  }

  /// Writes what was kept.
  ///
  /// - Returns: Why something could not be written; nil if all was, or if the reader did not want to read on.
  func flush() -> String? {
    state.withLock { state in
      empty(&state)
      guard let failure = state.failure, failure != EPIPE else { return nil }
      return String(cString: strerror(failure))
    }
  }

  private func empty(_ state: inout State) {
    defer { state.held.removeAll(keepingCapacity: true) }
    guard state.failure == nil else { return }
    var start = 0
    while start < state.held.count {
      let count = state.held[start...].withUnsafeBytes { Self.write($0, to: descriptor) }
      if count >= 0 {
        start += count
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        state.failure = errno
        return
      }
    }
  }

  /// A descriptor that another process has made non-blocking takes no more for the moment.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

extension DescriptorWriter {
  /// Asks the system once to write bytes to a descriptor.
  ///
  /// - Returns: How many it took; a negative number if `errno` says why it took none.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
