/// An `@objc protocol`, to which only classes can conform.
struct ObjectiveCProtocol {
  /// The name of the protocol.
  let name: String
  /// The explicit access level, such as `public`.
  let access: String
  /// The body with its braces.
  let body: ClosedRange<Int>
  /// The position at which `AnyObject` must be inserted.
  private let bound: Int?
  private let hasInheritance: Bool

  /// Returns the protocols of a file that are visible to Objective-C.
  static func all(_ source: SwiftSource) -> [ObjectiveCProtocol] {
    source.tokens.indices.compactMap { index in
      guard source.text(index) == "protocol", index + 2 < source.tokens.count, source.tokens[index + 1].kind == .name,
        MethodHead(of: index, source).attributes.contains("objc")
      else { return nil }
      return ObjectiveCProtocol(at: index, source)
    }
  }

  private init?(at index: Int, _ source: SwiftSource) {
    name = source.text(index + 1)
    access = MethodHead(of: index, source).access
    guard let open = (index + 2..<source.tokens.count).first(where: { source.text($0) == "{" }),
      let close = source.closing(open)
    else { return nil }
    body = open...close
    hasInheritance = source.text(index + 2) == ":"
    let inherited = (index + 2..<open).map(source.text)
    let isBound = !Set(inherited).isDisjoint(with: ["AnyObject", "NSObjectProtocol", "class"])
    bound = isBound ? nil : index + (hasInheritance ? 2 : 1)
  }

  /// Returns the edits that restrict the protocols to classes.
  static func edits(_ source: SwiftSource) -> [SourceEdit] {
    all(source).compactMap { found in
      guard let bound = found.bound else { return nil }
      let end = source.range(bound...bound).upperBound
      return SourceEdit(end..<end, found.hasInheritance ? " AnyObject," : ": AnyObject")
    }
  }
}
