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
    let outputIsTerminal = isatty(STDOUT_FILENO) == 1
    let results = DescriptorWriter(STDOUT_FILENO, isImmediate: outputIsTerminal)
    let diagnostics = DescriptorWriter(STDERR_FILENO, isImmediate: true)
    var console = Console(
      output: { results.write($0) },
      diagnostics: { text in
        // Where both go to the same place, they stay in the order in which they came up.
        _ = results.flush()
        diagnostics.write(text)
      },
      readInput: { readStandardInput() },
      flush: { results.flush() },
      outputIsTerminal: outputIsTerminal,
      diagnosticsAreTerminal: isatty(STDERR_FILENO) == 1,
      environment: ProcessInfo.processInfo.environment)
    console.inputIsTerminal = isatty(STDIN_FILENO) == 1
    return console
  }

  /// More than a scenario may have: the reader of scenarios refuses what is longer, and never sees its end.
  private static let inputLimit = (4 << 20) + 1

  private static func readStandardInput() -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < inputLimit,
      let part = try? FileHandle.standardInput.read(upToCount: inputLimit - bytes.count), !part.isEmpty
    {
      bytes.append(contentsOf: part)
    }
    return bytes
  }
}
