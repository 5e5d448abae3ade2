/// Removes the superclass `NSObject` of an actor, which the runtime of Linux does not have for actors.
///
/// It matters only to Objective-C: the protocols of delegates do not ask for it here.
enum ActorSuperclass {
  static func edits(_ source: SwiftSource) -> [SourceEdit] {
    source.tokens.indices.flatMap { index -> [SourceEdit] in
      guard source.text(index) == "actor",
        let brace = (index + 2..<source.tokens.count).first(where: { ["{", "}"].contains(source.text($0)) }),
        source.text(brace) == "{", let end = source.closing(brace),
        let colon = (index + 2..<brace).first(where: { source.text($0) == ":" }),
        source.text(colon + 1) == "NSObject", [",", "{", "where"].contains(source.text(colon + 2))
      else { return [] }
      let name = source.text(index + 1)
      let supertypes = source.text(colon + 2) == "," ? colon + 1...colon + 2 : colon...colon + 1
      let members = (brace..<end).compactMap { token -> ClosedRange<Int>? in
        guard source.type(around: token) == name else { return nil }
        switch source.text(token) {
        case "override": return token...token
        case "super" where ["init", ".", "("].allSatisfy((token + 1...token + 3).map(source.text).contains):
          return source.closing(token + 3).map { token...$0 }
        default: return nil
        }
      }
      return ([supertypes] + members).map { .blank(source.range($0), in: source) }
    }
  }
}
