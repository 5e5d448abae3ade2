/// A Swift file of an app, with what only compiles where there is Objective-C.
///
/// Linux has no Objective-C, so that the compiler refuses `@objc`, `#selector` and the like. The translation takes away
/// what means something to Objective-C only, and writes the rest in Swift: a selector keeps the method that it names, and
/// a method is found by its name.
/// Lines keep their numbers, and messages of the compiler name the original file.
public struct AppSource {
  private let path: String
  private let text: String

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - text: What stands in it.
  ///   - path: Where it is, for the messages of the compiler.
  public init(_ text: String, path: String) {
    (self.text, self.path) = (text, path)
  }

  /// The file as it compiles on Linux.
  public var translated: String {
    let source = SwiftSource(text)
    let edits =
      ObjectiveCMethod.edits(source) + ObjectiveCAttribute.edits(source) + SelectorExpression.edits(source)
      + KeyPathExpression.edits(source)
      + PreviewMacro.edits(source) + EntryMacro.edits(source)
    // On a device Foundation has names that UIKit's module has here.
    return """
      #if canImport(UIKit)
      import UIKit
      #endif
      #sourceLocation(file: \(Self.quoted(path)), line: 1)
      \(SourceEdit.apply(edits, to: text))
      """
  }

  private static func quoted(_ path: String) -> String {
    let escaped = path.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }
}
