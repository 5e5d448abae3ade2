/// A Swift file of an app, with what only compiles where there is Objective-C.
///
/// Linux has no Objective-C, so that the compiler refuses `@objc`, `#selector` and the like. The translation takes away
/// what means something to Objective-C only, and writes the rest in Swift: a selector keeps the method that it names, and
/// a method is found by its name. Lines keep their numbers, and messages of the compiler name the original file.
public struct AppSource {
  private let path: String
  private let text: String
  private let optional: OptionalMethods
  private let isProgram: Bool

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - text: What stands in it.
  ///   - path: Where it is, for the messages of the compiler.
  ///   - optional: The methods that protocols of the app ask for with `optional`; nil for those of this file.
  ///   - isProgram: Whether the file belongs to a program; anything else has no beginning, as a test is one.
  public init(_ text: String, path: String, optional: OptionalMethods? = nil, isProgram: Bool = true) {
    // A mark of the byte order may stand at the beginning only.
    self.text = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
    (self.path, self.isProgram) = (path, isProgram)
    self.optional = optional ?? OptionalMethods(in: [text])
  }

  /// The file as it compiles on Linux.
  public var translated: String {
    let source = SwiftSource(text)
    let edits =
      ObjectiveCMethod.edits(source, optional: optional) + ObjectiveCProtocol.edits(source) + optional.edits(source)
      + ObjectiveCAttribute.edits(source, isProgram: isProgram) + SelectorExpression.edits(source, optional: optional)
      + KeyPathExpression.edits(source) + PreviewMacro.edits(source) + EntryMacro.edits(source)
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
