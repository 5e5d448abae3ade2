import AppSourceTranslation
import Foundation

// Writes a Swift file of an app as it compiles on Linux; the plug-in AppSourcesPlugin runs it for each file.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let input = arguments.first, let output = arguments.last else {
  FileHandle.standardError.write(Data("usage: translate-app-source FILE OUTPUT\n".utf8))
  exit(64)
}
do {
  let text = try String(contentsOf: URL(fileURLWithPath: input), encoding: .utf8)
  let translated = AppSource(text, path: input).translated
  try Data(translated.utf8).write(to: URL(fileURLWithPath: output))
} catch {
  FileHandle.standardError.write(Data("error: \(input) cannot be translated: \(error.localizedDescription)\n".utf8))
  exit(66)
}
