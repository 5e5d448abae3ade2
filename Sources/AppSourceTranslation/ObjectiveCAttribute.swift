/// Removes `@objc`, `@IBAction` and similar attributes, which matter only to Objective-C.
enum ObjectiveCAttribute {
  private static let removed: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "GKInspectable",
  ]
  private static let mains: Set = ["UIApplicationMain", "NSApplicationMain"]

  static func edits(_ source: SwiftSource, isProgram: Bool) -> [SourceEdit] {
    source.tokens.indices.flatMap { index -> [SourceEdit] in
      guard source.text(index) == "@", source.touch(index, index + 1) else { return [] }
      return OutletAttribute.edits(source, at: index) ?? edit(source, at: index, isProgram: isProgram).map { [$0] }
        ?? []
    }
  }

  private static func edit(_ source: SwiftSource, at index: Int, isProgram: Bool) -> SourceEdit? {
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
