// Feeds the program random inputs, all made of the library's scenarios, in one process:
//
//   swift run -c release Fuzz [--target scenarios|commands] [--seed 1] [--count 100000] [--from 0] [--show NUMBER]
//
// An input is made by its number and the seed, so that one that is found can be made again: --show prints it and takes
// it alone. The program fails if an input traps, takes longer than two seconds, or gives a result that cannot be right,
// and if it takes more than 500 MB. Run it where the folder Scenarios is.
import Foundation

func option(_ name: String) -> String? {
  CommandLine.arguments.firstIndex(of: "--\(name)").flatMap {
    CommandLine.arguments.indices.contains($0 + 1) ? CommandLine.arguments[$0 + 1] : nil
  }
}

func number(_ name: String, _ usual: Int) -> Int { option(name).flatMap { Int($0) } ?? usual }

guard let corpus = Corpus(folder: option("scenarios") ?? "Scenarios") else {
  print("there are no scenarios here: run it in the package's folder, or name one with --scenarios")
  exit(64)
}
let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
  "fuzz-\(ProcessInfo.processInfo.processIdentifier)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

let name = option("target") ?? ScenarioTarget.name
var target: any FuzzTarget
switch name {
case ScenarioTarget.name: target = ScenarioTarget(corpus)
case CommandTarget.name: target = CommandTarget(corpus, in: folder.path)
default:
  print("there is no target \(name); there are \(ScenarioTarget.name) and \(CommandTarget.name)")
  exit(64)
}

let shown = option("show").flatMap { Int($0) }
var run = FuzzRun(target: target, seed: UInt64(number("seed", 1)), shows: shown != nil)
let numbers = shown.map { $0..<$0 + 1 } ?? number("from", 0)..<number("from", 0) + number("count", 100_000)
let passed = run.take(numbers)
try? FileManager.default.removeItem(at: folder)
exit(passed ? 0 : 1)
