// Explores every scenario of the library, each on one of the machine's cores, and checks two things:
//
//   swift run -c release LibraryCheck [--write] [--scenarios Scenarios] [--snapshot FILE]
//
// The table of outcomes is that of the snapshot; `--write` accepts what is different. And the reduction of the search
// changes nothing: a search without it, or random orders, find the same. Run it in the package's folder.
import DeepLinkSimulatorCommand
import Foundation

let options = ProgramRequest(Array(CommandLine.arguments.dropFirst()), for: CheckOptions.specification) {
  CheckOptions($0)
}.optionsOrExit()

do throws(LibraryScenario.Refusal) {
  let run = LibraryRun(exploring: try LibraryScenario.all(in: options.scenarios))
  let table = options.writes ? run.table.write(to: options.snapshot) : run.table.compare(with: options.snapshot)
  let report = run.report + table
  report.lines.forEach { print($0) }
  exit(report.passed ? 0 : 1)
} catch {
  print(error.reason)
  exit(64)
}
