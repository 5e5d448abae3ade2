/// A Swift file of an app, with code that compiles only with Objective-C.
///
/// Linux has no Objective-C, so the compiler rejects `@objc`, `#selector` and the like. The translation removes
/// whatever matters only to Objective-C, and rewrites the rest in Swift: a selector holds the method that it names, and
/// a method is found by its name. Lines keep their numbers, and compiler messages name the original file.
public struct AppSource {
  private let path: String
  private let text: String
  private let declarations: AppDeclarations
  private let isProgram: Bool

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - text: The contents of the file.
  ///   - path: The path of the file, for compiler messages.
  ///   - declarations: The declarations of the app; nil for those of this file.
  ///   - isProgram: Whether the file belongs to a program; otherwise it has no entry point, like a test.
  public init(_ text: String, path: String, declarations: AppDeclarations? = nil, isProgram: Bool = true) {
    // A byte-order mark is allowed only at the beginning.
    self.text = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
    (self.path, self.isProgram) = (path, isProgram)
    self.declarations = declarations ?? AppDeclarations(in: [text])
  }

  /// The file in a form that compiles on Linux.
  public var translated: String {
    let source = SwiftSource(text)
    let optional = declarations.optional
    let edits =
      ObjectiveCMethod.edits(source, declarations) + ObjectiveCProtocol.edits(source) + optional.edits(source)
      + ObjectiveCAttribute.edits(source, isProgram: isProgram) + SelectorExpression.edits(source, optional: optional)
      + KeyPathExpression.edits(source) + DynamicProperty.edits(source) + ObserverMethod.edits(source)
      + PreviewMacro.edits(source) + EntryMacro.edits(source) + ModelMacro.edits(source) + SystemImport.edits(source)
      + ActorSuperclass.edits(source) + PlatformCondition.edits(source)
      + FormatArgument.edits(source) + PropertyListFile.edits(source)
      + NotificationObserver.edits(source) + SubclassMethod.edits(source, declarations.inSubclasses)
    // On a device, Foundation has names that are in the UIKit module here.
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
