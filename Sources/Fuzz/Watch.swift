#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Foundation
import Synchronization

/// Watches the inputs: how long each takes, and which one caused a trap.
final class Watch: Sendable {
  /// The longest that an input may take, in seconds.
  private static let limit = 2.0

  private let input = Atomic(-1)
  /// When the input began, in milliseconds.
  private let start = Atomic(0)
  private let origin = DispatchTime.now()

  /// Says which input begins.
  func begin(_ number: Int) {
    start.store(milliseconds, ordering: .relaxed)
    input.store(number, ordering: .releasing)
    currentInput.store(number, ordering: .relaxed)
  }

  /// Says that an input is done.
  ///
  /// - Returns: How many seconds it took.
  func end() -> Double {
    input.store(-1, ordering: .releasing)
    return Double(milliseconds - start.load(ordering: .relaxed)) / 1000
  }

  private var milliseconds: Int {
    Int((DispatchTime.now().uptimeNanoseconds - origin.uptimeNanoseconds) / 1_000_000)
  }

  /// Ends the process with a message if an input does not come to its end, or ends it by a signal.
  func watch(seed: UInt64, target: String) {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE] { signal(number, sayWhichInput) }
    let thread = Thread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 1)
        let number = input.load(ordering: .acquiring)
        let seconds = Double(milliseconds - start.load(ordering: .relaxed)) / 1000
        // Ten times the limit: a busy machine is no hang.
        guard number >= 0, seconds > Self.limit * 10, number == input.load(ordering: .acquiring) else { continue }
        say("hang: input \(number) of seed \(seed), \(target), took over \(Int(seconds)) s")
        exit(2)
      }
    }
    thread.start()
  }

  /// Whether a time is too long for an input.
  static func isTooLong(_ seconds: Double) -> Bool { seconds > limit }

  /// The most memory that the process has had, in bytes.
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

/// The input that is being taken, for the handler of signals, which can look at nothing else.
private let currentInput = Atomic(-1)

/// Writes the number of the input, digit by digit: a handler takes no memory.
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

/// Prints a line at once, so that it is there if the next input ends the process.
func say(_ line: String) {
  print(line)
  fflush(nil)
}
