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

  /// Returns what a body writes.
  static func text(of body: () throws -> Void) throws -> String {
    let capture = StandardErrorCapture()
    let result = Result(catching: body)
    let text = try capture.end()
    try result.get()
    return text
  }

  /// Returns what a body writes.
  static func text(
    of body: () async throws -> Void, isolation: isolated (any Actor)? = #isolation
  ) async throws -> String {
    let capture = StandardErrorCapture()
    do {
      try await body()
    } catch {
      _ = try capture.end()
      throw error
    }
    return try capture.end()
  }
}
