#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Foundation
import Synchronization

/// Monitors the inputs: how long each takes, and which one causes a trap.
final class Watch: Sendable {
  /// The maximum time of an input, in seconds.
  private static let limit = 2.0

  private let input = Atomic(-1)
  /// The start of the input, in milliseconds.
  private let start = Atomic(0)
  private let origin = DispatchTime.now()

  /// Records the start of an input.
  func begin(_ number: Int) {
    start.store(milliseconds, ordering: .relaxed)
    input.store(number, ordering: .releasing)
    currentInput.store(number, ordering: .relaxed)
  }

  /// Records the end of an input.
  ///
  /// - Returns: The time that it took, in seconds.
  func end() -> Double {
    input.store(-1, ordering: .releasing)
    return Double(milliseconds - start.load(ordering: .relaxed)) / 1000
  }

  private var milliseconds: Int {
    Int((DispatchTime.now().uptimeNanoseconds - origin.uptimeNanoseconds) / 1_000_000)
  }

  /// Ends the process with a message if an input hangs, and names the input if it causes a signal.
  func watch(seed: UInt64, target: String) {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE] { signal(number, sayWhichInput) }
    let thread = Thread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 1)
        let number = input.load(ordering: .acquiring)
        let seconds = Double(milliseconds - start.load(ordering: .relaxed)) / 1000
        // Ten times the limit, because a slow input on a busy machine is not a hang.
        guard number >= 0, seconds > Self.limit * 10, number == input.load(ordering: .acquiring) else { continue }
        say("hang: input \(number) of seed \(seed), \(target), took over \(Int(seconds)) s")
        exit(2)
      }
    }
    thread.start()
  }

  /// Returns whether a time is too long for an input.
  static func isTooLong(_ seconds: Double) -> Bool { seconds > limit }

  /// The peak memory of the process, in bytes.
  static var peakMemory: Int {
    var usage = rusage()
    // RUSAGE_SELF, which is an enumeration on one system and a number on the other.
    getrusage(0, &usage)
    #if canImport(Darwin)
      return Int(usage.ru_maxrss)
    #else
      return Int(usage.ru_maxrss) * 1024
    #endif
  }
}

/// The current input, for the signal handler, which can access nothing else.
private let currentInput = Atomic(-1)

/// Writes the number of the input digit by digit, because a signal handler must not allocate.
private func sayWhichInput(_ number: Int32) {
  var rest = currentInput.load(ordering: .relaxed)
  writeText("trap: input ")
  var divisor = 1
  while rest / divisor >= 10 { divisor *= 10 }
  while divisor > 0 {
    var digit = UInt8(ascii: "0") + UInt8(rest / divisor)
    _ = write(STDOUT_FILENO, &digit, 1)
    rest %= divisor
    divisor /= 10
  }
  writeText("\n")
  signal(number, SIG_DFL)
  raise(number)
}

private func writeText(_ text: StaticString) {
  _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
}

/// Prints a line immediately, in case the next input ends the process.
func say(_ line: String) {
  print(line)
  fflush(nil)
}
