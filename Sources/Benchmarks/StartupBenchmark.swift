import Foundation

/// Measures the start of the command, compared with that of an empty program that links Foundation.
struct StartupBenchmark {
  // Other platforms cannot start processes.
  #if os(macOS) || os(Linux)
    func run(_ report: inout BenchmarkReport) {
      let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      let empty = folder.appendingPathComponent("StartupFloor")
      let command = folder.appendingPathComponent("deeplink-sim")
      var floors: [Double] = []
      var starts: [Double] = []
      for _ in 0..<41 {
        guard let floor = Self.seconds(empty, []), let start = Self.seconds(command, ["--version"]) else {
          return print("✘ (d) deeplink-sim and StartupFloor are not beside the benchmark; build all products")
        }
        floors.append(floor)
        starts.append(start)
      }
      let (floor, start) = (floors.sorted()[20], starts.sorted()[20])
      report.add("(d) the start of deeplink-sim", start / floor, "times an empty program", budget: 1.5)
      report.note("an empty program that links Foundation", floor * 1000, "ms")
      report.note("deeplink-sim --version", start * 1000, "ms")
    }

    private static func seconds(_ executable: URL, _ arguments: [String]) -> Double? {
      let process = Process()
      process.executableURL = executable
      process.arguments = arguments
      process.standardOutput = FileHandle.nullDevice
      var succeeded = true
      let seconds = Stopwatch.seconds {
        do {
          try process.run()
          // Not `waitUntilExit()`, which sometimes misses the end on Linux.
          var status: Int32 = 0
          while waitpid(process.processIdentifier, &status, 0) == -1, errno == EINTR {}
          succeeded = status == 0
        } catch {
          succeeded = false
        }
      }
      return succeeded ? seconds : nil
    }
  #else
    func run(_ report: inout BenchmarkReport) {
      print("    (d) processes cannot be started on this system")
    }
  #endif
}
