/// Removes `@objc`, `@IBAction` and similar attributes, which matter only to Objective-C.
enum ObjectiveCAttribute {
  private static let removed: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "GKInspectable",
  ]
  private static let mains: Set = ["UIApplicationMain", "NSApplicationMain"]

  static func edits(_ source: SwiftSource, isProgram: Bool) -> [SourceEdit] {
    source.tokens.indices.compactMap { index in
      guard source.text(index) == "@", source.touch(index, index + 1) else { return nil }
      let name = source.text(index + 1)
      if name == "main" || mains.contains(name) {
        let range = source.range(index...index + 1)
        return isProgram ? SourceEdit(range, "@main") : .blank(range, in: source)
      }
      guard removed.contains(name) else { return nil }
      var last = index + 1
      if source.touch(last, last + 1), source.text(last + 1) == "(", let close = source.closing(last + 1) {
        last = close
      }
      return .blank(source.range(index...last), in: source)
    }
  }
}
