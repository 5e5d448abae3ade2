import Foundation

/// A run of the fuzzer: one input after another, with their results.
struct FuzzRun {
  private static let memoryLimit = 500 << 20

  private var target: any FuzzTarget
  private let seed: UInt64
  /// Whether inputs are printed.
  private let shows: Bool
  private let watch = Watch()
  private var problems = 0
  private var slowest: (seconds: Double, input: Int) = (0, 0)

  init(target: any FuzzTarget, seed: UInt64, shows: Bool) {
    self.target = target
    self.seed = seed
    self.shows = shows
  }

  /// Processes the inputs with the given numbers.
  ///
  /// - Returns: Whether no input failed.
  mutating func take(_ numbers: Range<Int>) -> Bool {
    let start = DispatchTime.now()
    watch.watch(seed: seed, target: type(of: target).name)
    for number in numbers { take(number) }
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
    let rate = Int(Double(numbers.count) / max(seconds, 0.001))
    let memory = Watch.peakMemory
    if memory > Self.memoryLimit { complain("the process took \(memory >> 20) MB", numbers.upperBound - 1) }
    say("\(numbers.count) inputs of \(type(of: target).name), seed \(seed): \(problems) wrong")
    for (what, count) in target.counts.sorted(by: { $0.key < $1.key }) { say("  \(count) \(what)") }
    let longest = String(format: "%.2f", slowest.seconds)
    say("  \(rate) a second, the slowest \(longest) s (input \(slowest.input)), at most \(memory >> 20) MB")
    return problems == 0
  }

  private mutating func take(_ number: Int) {
    var random = FuzzRandom(seed: seed, input: number)
    let input = target.input(&random)
    if shows { say(String(decoding: input, as: UTF8.self)) }
    watch.begin(number)
    let complaint = target.take(input, &random)
    let seconds = watch.end()
    if seconds > slowest.seconds { slowest = (seconds, number) }
    if let complaint { complain(complaint, number) }
    if Watch.isTooLong(seconds) { complain("it took \(String(format: "%.1f", seconds)) s", number) }
  }

  private mutating func complain(_ complaint: String, _ number: Int) {
    problems += 1
    if problems <= 20 { say("input \(number): \(complaint)") }
  }
}
