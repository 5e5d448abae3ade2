import DeepLinkSimulator
import DeepLinkSimulatorReports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file for a report, which is opened at the start of a command and written at its end.
struct ReportFile {
  /// An error that says why a report could not be written.
  struct Failure: Error {
    let path: String
    let reason: String

    var message: String { "error: the report \(path.quoted) cannot be written: \(reason)" }

    fileprivate init(_ path: String, _ code: Int32) {
      self.path = path
      reason = WriteFailure.reason(code)
    }
  }

  let kind: ReportKind
  private let path: String
  private let descriptor: Int32

  /// Opens or creates the file, whose contents stay until the report is written.
  init(_ kind: ReportKind, _ path: String) throws(Failure) {
    self.kind = kind
    self.path = path
    descriptor = path.withSystemPath { open($0, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644) }
    guard descriptor >= 0 else { throw Failure(path, errno) }
  }

  /// Writes the report, and closes the file. An older report stays if the new one cannot be written completely.
  func write(_ text: String) throws(Failure) {
    defer { close(descriptor) }
    if FileStatus(descriptor: descriptor)?.kind == .file {
      guard let error = SavedFile.replace(path, with: text) else { return }
      guard SavedFile.isAboutItsFolder(error) else { throw Failure(path, error) }
    }
    // A pipe or a device has no length to set.
    if ftruncate(descriptor, 0) != 0, errno != EINVAL, errno != EROFS { throw Failure(path, errno) }
    let writer = DescriptorWriter(descriptor, isImmediate: false)
    writer.write(text)
    if let reason = writer.flush() { throw Failure(path: path, reason: reason) }
  }
}

extension ReportFile.Failure {
  fileprivate init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
