// Feeds the program random inputs, all made of the library's scenarios, in one process:
//
//   swift run -c release Fuzz [--target scenarios|commands] [--seed 1] [--count 100000] [--from 0] [--show NUMBER]
//
// An input is made by its number and the seed, so that one that is found can be made again: --show prints it and takes
// it alone. The program fails if an input traps, takes longer than two seconds, or gives a result that cannot be right,
// and if it takes more than 500 MB. Run it where the folder Scenarios is.
import DeepLinkSimulatorCommand
import Foundation

let options = ProgramRequest(Array(CommandLine.arguments.dropFirst()), for: FuzzOptions.specification) {
  (arguments) throws(UsageError) in try FuzzOptions(arguments)
}.optionsOrExit()

guard let corpus = Corpus(folder: options.scenarios) else {
  print("there are no scenarios in \(options.scenarios): run it in the package's folder, or name one with --scenarios")
  exit(64)
}
let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
  "fuzz-\(ProcessInfo.processInfo.processIdentifier)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
// A random session saves files under random names.
guard FileManager.default.changeCurrentDirectoryPath(folder.path) else {
  print("\(folder.path) cannot be entered; check its permissions")
  exit(70)
}

let target: any FuzzTarget =
  options.target == CommandTarget.name ? CommandTarget(corpus, in: folder.path) : ScenarioTarget(corpus)
var run = FuzzRun(target: target, seed: options.seed, shows: options.shown != nil)
let passed = run.take(options.numbers)
try? FileManager.default.removeItem(at: folder)
exit(passed ? 0 : 1)
