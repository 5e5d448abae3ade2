import Foundation

/// Runs the command in another process.
struct OtherProcess: Sendable {
  private let runArguments: @Sendable ([String]) -> Data?

  /// Creates it with another way to run, for tests.
  init(_ run: @escaping @Sendable ([String]) -> Data?) {
    runArguments = run
  }

  /// Creates it for the executable of this process; nil where no other process can be started.
  init?() {
    #if os(Linux)
      runArguments = { arguments in
        // Asked for here, because `Bundle.main` reads the folder of the executable, and few runs need it.
        guard let executable = Bundle.main.executablePath else { return nil }
        let command = ([executable] + arguments).map(\.shellQuoted).joined(separator: " ")
        // Not `Process`, which waits forever if Foundation misses the notification that a process has ended.
        guard let output = popen("\(command) < /dev/null 2> /dev/null", "r") else { return nil }
        let file = FileHandle(fileDescriptor: fileno(output), closeOnDealloc: false)
        let data = try? file.readToEnd() ?? Data()
        return pclose(output) == 0 ? data : nil
      }
    #elseif os(macOS)
      // Swift has no `popen` there.
      runArguments = { arguments in
        let process = Process()
        let pipe = Pipe()
        process.executableURL = Bundle.main.executableURL
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard process.executableURL != nil, (try? process.run()) != nil else { return nil }
        let data = try? pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? data : nil
      }
    #else
      return nil
    #endif
  }

  /// Returns the lines that the command prints; nil if it could not be started.
  func lines(_ arguments: [String]) -> [String]? {
    runArguments(arguments).map { data in
      String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }
}
