/// Rewrites imports of modules that only Apple's systems have, and that no stand-in can or does replace.
///
/// A stand-in cannot have the names of the modules below Foundation: with a module `Darwin`, `#if canImport(Darwin)`
/// would hold in all packages. Of many frameworks an app delegate uses nothing, although it imports them.
enum SystemImport {
  /// The modules whose names another module has here.
  ///
  /// The UIKit module has the functions of the Objective-C runtime, and the SwiftUI module has what SwiftUI exports.
  private static let replacements = [
    "Darwin": "Glibc", "ObjectiveC": "UIKit", "SwiftUICore": "SwiftUI", "CoreTransferable": "SwiftUI",
  ]

  static func edits(_ source: SwiftSource) -> [SourceEdit] {
    source.tokens.indices.compactMap { index -> SourceEdit? in
      guard source.text(index) == "import", source.type(around: index) == nil, source.text(index - 1) != "." else {
        return nil
      }
      // A declaration has its kind before the module, as in `import func Darwin.exit`.
      let kinds = ["func", "struct", "class", "enum", "var", "let", "typealias", "protocol"]
      let name = kinds.contains(source.text(index + 1)) ? index + 2 : index + 1
      var last = name
      while source.text(last + 1) == ".", source.touch(last, last + 1) { last += 2 }
      if let replacement = replacements[source.text(name)] {
        // A part of the module, as in `import Darwin.POSIX`, has another name or none.
        return SourceEdit(source.range(name...(name == index + 1 ? last : name)), replacement)
      }
      if name == index + 1, last > name, AppleFrameworks.withoutParts.contains(source.text(name)) {
        // A part of a framework, as in `import UIKit.UIApplication`, is a header, and the stand-ins have none.
        return SourceEdit(source.range(name...last), source.text(name))
      }
      guard AppleFrameworks.withoutStandIn.contains(source.text(name)) else { return nil }
      return SourceEdit(
        source.range(first(before: index, source)...last),
        "#warning(\"DeepLinkSimulator has no \(source.text(name)), so this import is left out on Linux\")")
    }
  }

  /// Returns the position of the first attribute or modifier of an import, such as `@preconcurrency`.
  private static func first(before keyword: Int, _ source: SwiftSource) -> Int {
    var first = keyword
    while first > 0, !source.tokens[first].isFirstOnLine { first -= 1 }
    // Another statement may precede it on the line.
    let before = (first..<keyword).map(source.text)
    return before.contains(";") || before.contains("import") ? keyword : first
  }
}
