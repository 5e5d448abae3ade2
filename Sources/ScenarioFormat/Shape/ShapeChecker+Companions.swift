import SDKContract

extension ShapeChecker {
  /// Complains about a key that cannot accompany the one that says what an object is.
  mutating func complainAboutKey(_ child: Int, nextTo verb: ChoiceShape.Verb) {
    let key = tree.key(child)
    if let near = meant(by: child, nextTo: verb) {
      complaints.add(
        at: tree.keyOffset(child), spoiling: child, "unknown key \(key.quoted)\(Spelling.hint(for: key, meaning: near))"
      )
      return
    }
    let others = verb.object.members.dropFirst().map(\.key)
    let expected =
      KeyPlaces(of: key, in: root).topHint
      ?? (others.isEmpty ? "" : "; only \(others.alternatives) can go with it")
    complaints.add(
      at: tree.keyOffset(child), spoiling: child, "\(key.quoted) does not go with \(verb.key.quoted)\(expected)")
  }

  /// Returns the key that an unknown one probably means: one that is spelled nearly like it, or that it begins, or else
  /// the only one that can have its value.
  ///
  /// A key that other objects have is the beginning of no other: `with` is the argument of a call, and who writes it
  /// next to a callback does not mean `without`.
  private func meant(by child: Int, nextTo verb: ChoiceShape.Verb) -> String? {
    let key = tree.key(child)
    let others = verb.object.members.dropFirst()
    let isWhole = Shape.object(root).hasKey(key)
    let near =
      isWhole ? Spelling.nearest(to: key, in: others.map(\.key)) : Spelling.meant(by: key, in: others.map(\.key))
    if let near { return near }
    // Texts and numbers fit any key that takes one, and whether keys in a list must be there or be missing is not known.
    guard tree.kind(child) == .object, !tree.isEmpty(child) else { return nil }
    let fitting = others.filter { takes($0.shape, child) }
    return fitting.count == 1 ? fitting.first?.key : nil
  }

  /// Returns whether a value could stand where a shape is expected without any complaint.
  private func takes(_ shape: Shape, _ node: Int) -> Bool {
    guard shape.admits(tree.kind(node)) else { return false }
    var trial = ShapeChecker(tree, text, root)
    trial.check(node, shape)
    return trial.complaints.isEmpty
  }
}

extension Shape {
  /// Returns whether an object has a key somewhere in this shape.
  fileprivate func hasKey(_ key: String) -> Bool {
    switch self {
    case .null, .bool, .integer, .text, .anything, .anyObject, .nothing: false
    case .list(let list): list.element.hasKey(key)
    case .map(let map): map.value.hasKey(key) || map.members.contains { $0.isOrHas(key) }
    case .object(let object): object.members.contains { $0.isOrHas(key) }
    case .choice(let choice): choice.verbs.contains { $0.object.members.contains { $0.isOrHas(key) } }
    case .either(let shapes, _): shapes.contains { $0.hasKey(key) }
    }
  }
}

extension ObjectShape.Member {
  fileprivate func isOrHas(_ key: String) -> Bool { self.key == key || shape.hasKey(key) }
}
