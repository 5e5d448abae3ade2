/// Rewrites `@IBOutlet weak var label: UILabel!`: UIKit's stand-in connects the outlet, as a storyboard does.
///
/// Only an outlet that the app uses without checking whether it exists needs an object.
enum OutletAttribute {
  /// Returns the edits for an attribute; nil if it is no such outlet.
  ///
  /// - Parameter index: The position of the sign before the name of the attribute.
  static func edits(_ source: SwiftSource, at index: Int) -> [SourceEdit]? {
    guard source.text(index + 1) == "IBOutlet", source.isMember(index),
      let keyword = (index + 2..<index + 12).first(where: { source.text($0) == "var" }),
      source.text(keyword + 2) == ":", isUnwrapped(source, typeAt: keyword + 3)
    else { return nil }
    // The names have the same length, so that columns stay.
    let attribute = SourceEdit(source.range(index...index + 1), "@_Outlet ")
    let references = (index + 2..<keyword).filter { ["weak", "unowned"].contains(source.text($0)) }
    return [attribute] + references.map { .blank(source.range($0...$0), in: source) }
  }

  /// Returns whether a type ends with an exclamation mark, and the declaration with that variable.
  private static func isUnwrapped(_ source: SwiftSource, typeAt first: Int) -> Bool {
    var index = first
    while index < source.tokens.count {
      let text = source.text(index)
      if text == "!" { return source.touch(index - 1, index) && source.text(index + 1) != "," }
      let goesOn = source.tokens[index].kind == .name || [".", "<", ">", ",", "[", "&", "(", ":"].contains(text)
      guard goesOn, index == first || !source.tokens[index].isFirstOnLine else { return false }
      index = ["[", "("].contains(text) ? (source.closing(index) ?? index) + 1 : index + 1
    }
    return false
  }
}
