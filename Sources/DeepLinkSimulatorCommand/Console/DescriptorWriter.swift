#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization

/// Writes text to the descriptor of standard output or standard error, in blocks unless it is a terminal.
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
  ///   - descriptor: The file descriptor.
  ///   - isImmediate: Whether each text is written immediately, as on a terminal.
  init(_ descriptor: Int32, isImmediate: Bool) {
    self.descriptor = descriptor
    self.isImmediate = isImmediate
  }

  /// Writes a text, or buffers it until there is enough for a block.
  func write(_ text: String) {
    state.withLock { state in
      guard state.failure == nil else { return }
      state.held.append(contentsOf: text.utf8)
      if isImmediate || state.held.count >= Self.blockSize { empty(&state) }
    }
  }

  /// Writes the buffered text.
  ///
  /// - Returns: The error after which nothing more was written; nil if there was none.
  func finish() -> Int32? {
    state.withLock { state in
      empty(&state)
      return state.failure
    }
  }

  /// Writes the buffered text.
  ///
  /// - Returns: Why something could not be written; nil if everything was, or if the reader stopped reading.
  func flush() -> String? {
    state.withLock { state in
      empty(&state)
      guard let failure = state.failure, failure != EPIPE else { return nil }
      return failure == EBADF ? "standard output is closed" : String(cString: strerror(failure))
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

  /// Waits until the descriptor accepts data, because another process may have made it non-blocking.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

extension DescriptorWriter {
  /// Calls the system's `write` once.
  ///
  /// - Returns: The number of bytes written; negative on an error, which is in `errno`.
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
