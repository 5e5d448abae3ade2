// Measures the hot paths, each as a ratio to a floor that is measured in the same run, and prints the budget of
// each. Build it for release: `swift run -c release Benchmarks`.

var report = BenchmarkReport()
CallbackBenchmark().run(&report)
LoadingBenchmark().run(&report)
ReplayBenchmark().run(&report)
StartupBenchmark().run(&report)
MemoryBenchmark().run(&report)
report.finish()
