import AppSourceTranslation
import Foundation

// Writes a Swift file of an app as it compiles on Linux; the plug-in AppSourcesPlugin runs it for each file.
let isProgram = !CommandLine.arguments.contains("--library")
let arguments = CommandLine.arguments.dropFirst().filter { $0 != "--library" }
guard arguments.count >= 2, let input = arguments.first, let output = arguments.dropFirst().first else {
  FileHandle.standardError.write(Data("usage: translate-app-source FILE OUTPUT [--library] [OTHER-FILE…]\n".utf8))
  exit(64)
}
do {
  let text = try String(contentsOf: URL(fileURLWithPath: input), encoding: .utf8)
  // What cannot be read is told where it is translated.
  let others = arguments.dropFirst(2).compactMap { try? String(contentsOf: URL(fileURLWithPath: $0), encoding: .utf8) }
  let app = AppDeclarations(in: [text] + others)
  let translated = AppSource(text, path: input, declarations: app, isProgram: isProgram).translated
  try Data(translated.utf8).write(to: URL(fileURLWithPath: output))
} catch {
  FileHandle.standardError.write(Data("error: \(input) cannot be translated: \(error.localizedDescription)\n".utf8))
  exit(66)
}
