#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Foundation

extension Console {
  /// The process's own streams and environment.
  public static var standard: Console {
    Console(
      output: { write($0, to: STDOUT_FILENO) },
      diagnostics: { write($0, to: STDERR_FILENO) },
      readInput: { Array(FileHandle.standardInput.readDataToEndOfFile()) },
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      diagnosticsAreTerminal: isatty(STDERR_FILENO) == 1,
      environment: ProcessInfo.processInfo.environment)
  }

  /// Writes all of a text, however many calls it takes.
  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      // The buffer is valid for the length of the closure, and only read within its bounds.
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty, let start = rest.baseAddress {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, start, rest.count)
        #elseif canImport(Glibc)
          let count = Glibc.write(descriptor, start, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, start, rest.count)
        #endif
        if count < 0 {
          if errno == EINTR { continue }
          return
        }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
    }
  }
}
