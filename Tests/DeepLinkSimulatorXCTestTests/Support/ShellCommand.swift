#if os(Linux) || os(macOS)
  import Foundation
  import XCTest

  /// A command of the shell that a test runs.
  enum ShellCommand {
    /// Runs a command, and waits for its end.
    ///
    /// - Returns: Its status, 0 if it succeeded, and what it printed, also on standard error.
    static func run(_ command: String) throws -> (status: Int32, text: String) {
      #if os(Linux)
        // Not `Process`, which waits forever if Foundation misses the notification that a process has ended.
        let output = try XCTUnwrap(popen("\(command) 2>&1", "r"))
        let file = FileHandle(fileDescriptor: fileno(output), closeOnDealloc: false)
        let text = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
        return (pclose(output), text)
      #else
        // Swift has no `popen` there.
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
      #endif
    }
  }
#endif
