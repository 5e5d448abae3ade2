/// Gives the initializers that read a property list another label, as in `NSDictionary(contentsOfFile: path)`.
///
/// Foundation on Linux has declared them obsolete, so the compiler would warn of code that is fine on a device.
enum PropertyListFile {
  private static let types: Set = ["NSDictionary", "NSMutableDictionary", "NSArray", "NSMutableArray"]

  static func edits(_ source: SwiftSource) -> [SourceEdit] {
    source.tokens.indices.compactMap { index in
      guard source.text(index) == "contentsOfFile", source.text(index - 1) == "(", source.text(index + 1) == ":" else {
        return nil
      }
      let callee = source.text(index - 2) == "init" && source.text(index - 3) == "." ? index - 4 : index - 2
      guard types.contains(source.text(callee)) else { return nil }
      return SourceEdit(source.range(index...index), "_contentsOfFile")
    }
  }
}
