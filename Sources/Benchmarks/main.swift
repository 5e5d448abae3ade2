// Measures the hot paths, each as a ratio to a floor that is measured in the same run, and prints the budget of
// each. Build all products for release and run it from where they are built, `.build/release/Benchmarks`; letters
// as arguments run single benchmarks.

let benchmarks: [(letter: String, run: (inout BenchmarkReport) -> Void)] = [
  ("a", CallbackBenchmark().run), ("b", LoadingBenchmark().run), ("c", ReplayBenchmark().run),
  ("d", StartupBenchmark().run), ("e", MemoryBenchmark().run), ("f", ExplorationBenchmark.described),
  ("g", ExplorationBenchmark.swift), ("n", GrowthBenchmark().run), ("s", StepBenchmark().run),
  ("v", DrivingBenchmark().run), ("x", AsyncHandlerBenchmark().run),
]
var report = BenchmarkReport()
let chosen = CommandLine.arguments.dropFirst()
for benchmark in benchmarks where chosen.isEmpty || chosen.contains(benchmark.letter) {
  benchmark.run(&report)
}
report.finish()
