import DeepLinkSimulatorCommand

/// How the time for awkward input grows with its size: four times as much takes four times as long where the work is
/// linear, and sixteen times as long where it is quadratic.
struct GrowthBenchmark {
  /// Input that a program or a careless edit may produce, and the command that reads it.
  private struct Load: Sendable {
    let name: String
    let command: [String]
    /// So much of it is the smaller amount.
    let count: Int
    let expected: ExitCode
    let text: @Sendable (Int) -> String
  }

  private static let factor = 4

  private static let loads = [
    Load(name: "expectations that are never possible", command: ["validate", "-q"], count: 500, expected: .usage) {
      scenario(expect: repeated(#"{ "sequence": ["kill", "willConnectTo a"] }"#, $0))
    },
    Load(name: "unknown names", command: ["validate", "-q"], count: 2_500, expected: .usage) { count in
      scenario(expect: listed(count) { #"{ "never": "onAppOpenAttributio\#($0)" }"# })
    },
    Load(name: "lines of a schedule", command: ["validate", "-q"], count: 4_000, expected: .success) { count in
      scenario(more: #", "schedule": [\#(listed(count) { #""tap#\#($0 + 1) before wait#\#($0 + 1)""# })]"#)
    },
    Load(name: "unknown steps", command: ["validate", "-q"], count: 4_000, expected: .usage) {
      scenario(steps: repeated(#"{ "tpa": "é" }"#, $0))
    },
    Load(name: "objects inside objects", command: ["validate", "-q"], count: 20_000, expected: .usage) {
      String(repeating: "{\"a\" ", count: $0)
    },
    Load(name: "lines", command: ["validate", "-q"], count: 60_000, expected: .usage) {
      String(repeating: "\n", count: $0) + "[,]"
    },
    Load(name: "events before a failure", command: ["replay", "-q"], count: 500, expected: .failure) {
      scenario(
        steps: #"{ "install": {} }, { "launch": {} }, "# + repeated(#"{ "tap": "https://shop.example/none" }"#, $0),
        expect: #"{ "whenever": "tap", "eventually": "route A" }"#)
    },
    Load(name: "answers on their way", command: ["replay", "-q"], count: 1_000, expected: .success) { count in
      scenario(
        app: #""appsflyer": { "unifiedDeepLinking": true, "customDomains": ["shop.example"] }, "#,
        steps: #"{ "install": {} }, { "launch": {} }, "#
          + listed(count) { #"{ "tap": "https://shop.example/H5hv/\#($0)" }"# },
        more: #", "settle": "2h", "backend": { "appsflyer": { "shortLink": { "after": "1h" } } }"#)
    },
  ]

  func run(_ report: inout BenchmarkReport) {
    for load in Self.loads {
      guard let small = Self.seconds(load, load.count), let large = Self.seconds(load, load.count * Self.factor) else {
        print("✘ the benchmark's own input, \(load.name), is not read as expected")
        continue
      }
      report.add(
        "(n) four times as many \(load.name)", large / small, "times as long", budget: Double(2 * Self.factor))
      report.note("\(load.count * Self.factor) of them", large * 1e3, "ms")
    }
  }

  /// Returns the seconds that a command takes with so much input; nil if its exit code is another one.
  private static func seconds(_ load: Load, _ count: Int) -> Double? {
    let text = Array(load.text(count).utf8)
    var isAsExpected = true
    let seconds = Stopwatch.median(of: 3) {
      let console = Console(output: { _ in }, diagnostics: { _ in }, readInput: { text })
      let code = DeepLinkSimulatorCommand().run(load.command + ["-"], console: console)
      if code != load.expected { isAsExpected = false }
    }
    return isAsExpected ? seconds : nil
  }

  private static func scenario(
    app: String = "", steps: String = #"{ "install": {} }"#, expect: String = "", more: String = ""
  ) -> String {
    """
    {
      "version": 1, "name": "growth", "platform": { "style": "uikit-app-delegate" },
      "app": { \(app)"scheme": "shop", "domains": ["shop.example"], "routes": { "a": "A" } },
      "steps": [\(steps)], "expect": [\(expect)]\(more)
    }
    """
  }

  private static func repeated(_ text: String, _ count: Int) -> String { listed(count) { _ in text } }

  private static func listed(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined(separator: ",\n")
  }
}
