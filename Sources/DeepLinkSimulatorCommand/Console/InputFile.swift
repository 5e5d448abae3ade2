#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is read from its start to its end, whatever kind it is of: also a pipe, a device or standard input.
final class InputFile {
  /// Why a file cannot be read, in a sentence without a full stop.
  struct Failure: Error {
    let message: String
  }

  private let descriptor: Int32
  /// Takes what is read; most scenarios fit into it.
  private var buffer = [UInt8](repeating: 0, count: 1 << 14)

  /// Opens a file; a pipe is waited for until it has a writer.
  init(_ path: String) throws(Failure) {
    descriptor = path.withSystemPath { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw Failure(message: Self.message(for: errno)) }
    guard FileStatus(descriptor: descriptor)?.kind != .folder else {
      close(descriptor)
      throw Failure(message: "this is a folder; name a file in it")
    }
  }

  deinit { close(descriptor) }

  private static func message(for error: Int32) -> String {
    switch error {
    case ENOENT, ENOTDIR: "there is no such file"
    case ELOOP: "the symbolic links of this path form a circle"
    case EACCES, EPERM: "the file cannot be read; check its permissions"
    default: "the file cannot be read: \(String(cString: strerror(error)))"
    }
  }

  /// Reads what is there, as soon as something is; nothing at the end.
  func readPart() throws(Failure) -> [UInt8] {
    while true {
      let count = StandardInput.read(from: descriptor, into: &buffer)
      if count >= 0 { return Array(buffer.prefix(count)) }
      if errno != EINTR { throw Failure(message: Self.message(for: errno)) }
    }
  }

  /// Reads all of a file, but not much more than so many bytes.
  static func bytes(of path: String, atMost limit: Int) throws(Failure) -> [UInt8] {
    let file = try InputFile(path)
    var bytes: [UInt8] = []
    while bytes.count <= limit, case let part = try file.readPart(), !part.isEmpty { bytes += part }
    return bytes
  }
}
