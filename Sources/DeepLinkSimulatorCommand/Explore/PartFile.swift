#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import DeepLinkSimulator
import Foundation
import Synchronization

/// A file of results to which parts of an exploration are appended, one per line.
///
/// Lines are appended atomically, even if other processes append to the file, so that several shares can be stored in
/// it.
final class PartFile: Sendable {
  /// An error that says why results cannot be stored in a file.
  struct Fault: Error {
    let messages: [String]
    /// `usage` if the file does not contain results, and `internalError` if it cannot be written.
    let code: ExitCode
  }

  /// The lines in the file when it was opened.
  let lines: [PartLines.Line]
  private let path: String
  private let descriptor: Int32
  private let failure = Mutex<String?>(nil)

  /// Opens a file, or creates it; an incomplete last line is removed.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - sdks: The SDKs whose versions the results can name.
  /// - Throws: `Fault` if the file cannot be written, or contains anything but results, in which case it is not
  ///   changed.
  init(_ path: String, _ sdks: SDKRegistry) throws(Fault) {
    descriptor = path.withSystemPath { open($0, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666) }
    self.path = path
    guard descriptor >= 0 else { throw Self.unwritable(path, WriteFailure.reason(errno)) }
    guard FileStatus(descriptor: descriptor)?.kind == .file else {
      close(descriptor)
      throw Self.unwritable(path, "it is not a regular file, so results cannot be read back from it")
    }
    flock(descriptor, LOCK_EX)
    let contents = PartLines(name: path, bytes: Self.bytes(of: descriptor), sdks: sdks)
    guard contents.damage.isEmpty else {
      flock(descriptor, LOCK_UN)
      close(descriptor)
      let advice = "error: \(path.printable) holds something other than results, and stays as it is; name another file"
      throw Fault(messages: contents.damage.map(\.description) + [advice], code: .usage)
    }
    ftruncate(descriptor, off_t(contents.wholeLength))
    flock(descriptor, LOCK_UN)
    lines = contents.lines
  }

  deinit { close(descriptor) }

  private static func unwritable(_ path: String, _ reason: String) -> Fault {
    Fault(messages: ["error: results cannot be stored in \(path.printable): \(reason)"], code: .internalError)
  }

  private static func bytes(of descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = block.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, off_t(bytes.count)) }
      if count > 0 {
        bytes += block[..<count]
      } else if count == 0 || errno != EINTR {
        return bytes
      }
    }
  }

  /// Why a part could not be written; nil if all were.
  var complaint: String? { failure.withLock { $0 } }

  /// Appends a part.
  ///
  /// - Returns: False if it could not be written; `complaint` says why.
  func append(_ part: ExplorationPart) -> Bool {
    failure.withLock { failure in
      if failure == nil { failure = write(part) }
      return failure == nil
    }
  }

  private func write(_ part: ExplorationPart) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(part) else { return "the part cannot be encoded" }
    let line = Array(data) + [UInt8(ascii: "\n")]
    // The lock keeps lines from other processes behind this one, even if it takes more than one write.
    flock(descriptor, LOCK_EX)
    defer { flock(descriptor, LOCK_UN) }
    let end = lseek(descriptor, 0, SEEK_END)
    var start = 0
    while start < line.count {
      let count = line[start...].withUnsafeBytes { DescriptorWriter.write($0, to: descriptor) }
      if count >= 0 {
        start += count
      } else if errno != EINTR {
        let reason = String(cString: strerror(errno))
        if end >= 0 { ftruncate(descriptor, end) }
        return "error: a result could not be written to \(path.printable): \(reason)"
      }
    }
    return nil
  }
}
