#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Foundation

extension Console {
  /// The console with the process's own streams and environment.
  public static var standard: Console {
    let outputIsTerminal = isatty(STDOUT_FILENO) == 1
    let results = DescriptorWriter(STDOUT_FILENO, isImmediate: outputIsTerminal)
    let diagnostics = DescriptorWriter(STDERR_FILENO, isImmediate: true)
    var console = Console(
      output: { results.write($0) },
      diagnostics: { text in
        // If both go to the same place, this preserves their order.
        _ = results.flush()
        diagnostics.write(text)
      },
      readInput: StandardInput.readAll,
      flush: { results.flush() },
      outputIsTerminal: outputIsTerminal,
      diagnosticsAreTerminal: isatty(STDERR_FILENO) == 1,
      environment: ProcessInfo.processInfo.environment)
    console.readInputPart = StandardInput.readPart
    console.inputFailure = { StandardInput.failure }
    console.awaitInput = { StandardInput.isReady(within: 100) }
    console.inputIsTerminal = isatty(STDIN_FILENO) == 1
    console.watchInterrupts = { InterruptSignal.watch() }
    console.isInterrupted = { InterruptSignal.isPending }
    if outputIsTerminal { console.outputWidth = { TerminalSize.of(STDOUT_FILENO).columns } }
    console.settleInterrupt = { InterruptSignal.settle() }
    console.diagnosticsWidth = { TerminalSize.of(STDERR_FILENO).columns }
    return console
  }
}
