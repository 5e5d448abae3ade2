#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import DeepLinkSimulator

/// A file of any kind that is read sequentially, including a pipe, a device or standard input.
final class InputFile {
  /// Why a file cannot be read, in a sentence without a full stop.
  struct Failure: Error {
    let message: String
  }

  private let descriptor: Int32
  /// The buffer for reading; most scenarios fit into it.
  private var buffer = [UInt8](repeating: 0, count: 1 << 14)

  /// Opens a file; for a pipe, this waits for a writer.
  init(_ path: String) throws(Failure) {
    descriptor = path.withSystemPath { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw Failure(message: Self.message(for: errno, path)) }
    guard FileStatus(descriptor: descriptor)?.kind != .folder else {
      close(descriptor)
      throw Failure(message: "this is a folder; name a file in it")
    }
  }

  deinit { close(descriptor) }

  private static func message(for error: Int32, _ path: String? = nil) -> String {
    if path == StandardInput.path { return StandardInput.message(for: error) }
    return switch error {
    case ENOENT, ENOTDIR: ScenarioFile.absence(ofFileAt: path)
    case ELOOP: "the symbolic links of this path form a circle"
    case EACCES, EPERM: "the file cannot be read; check its permissions"
    default: "the file cannot be read: \(String(cString: strerror(error)))"
    }
  }

  /// Reads whatever is available, waiting until there is something; returns nothing at the end.
  func readPart() throws(Failure) -> [UInt8] {
    while true {
      let count = StandardInput.read(from: descriptor, into: &buffer)
      if count >= 0 { return Array(buffer.prefix(count)) }
      if errno != EINTR { throw Failure(message: Self.message(for: errno)) }
    }
  }

  /// Reads a whole file, up to little more than the given number of bytes.
  static func bytes(of path: String, atMost limit: Int) throws(Failure) -> [UInt8] {
    let file = try InputFile(path)
    var bytes: [UInt8] = []
    while bytes.count <= limit, case let part = try file.readPart(), !part.isEmpty { bytes += part }
    return bytes
  }
}
