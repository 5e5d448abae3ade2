import Foundation

/// Runs the command once more, in a process of its own.
struct OtherProcess: Sendable {
  private let runArguments: @Sendable ([String]) -> Data?

  /// Runs in another way, for tests.
  init(_ run: @escaping @Sendable ([String]) -> Data?) {
    runArguments = run
  }

  /// Runs the executable of this process; nil where no other process can be started.
  init?() {
    #if os(Linux) || os(macOS)
      guard let executable = Bundle.main.executableURL else { return nil }
      runArguments = { arguments in
        let process = Process()
        let output = Pipe()
        process.executableURL = executable
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return data
      }
    #else
      return nil
    #endif
  }

  /// The lines that the command prints; nil if it could not be started.
  func lines(_ arguments: [String]) -> [String]? {
    runArguments(arguments).map { data in
      String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }
}
