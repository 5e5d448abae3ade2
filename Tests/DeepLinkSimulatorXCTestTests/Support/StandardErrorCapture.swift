import Foundation

/// What this process writes to standard error from now on.
struct StandardErrorCapture {
  private let pipe = Pipe()
  private let saved = dup(STDERR_FILENO)

  init() { dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO) }

  /// Ends the capture.
  ///
  /// - Returns: What was written.
  func end() throws -> String {
    dup2(saved, STDERR_FILENO)
    close(saved)
    try pipe.fileHandleForWriting.close()
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
