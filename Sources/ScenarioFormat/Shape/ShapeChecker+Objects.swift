import SDKContract

extension ShapeChecker {
  /// Checks the members of an object with known keys.
  mutating func check(_ node: Int, _ object: ObjectShape) {
    var seen = MemberSet()
    var misspelled = MemberSet()
    var hasUnknownKeys = false
    for child in tree.children(node) {
      guard let index = object.keys.index(of: tree, child) else {
        if let near = complainAboutKey(child, in: object),
          let index = object.members.firstIndex(where: { $0.key == near })
        {
          misspelled.insert(index)
        }
        hasUnknownKeys = true
        continue
      }
      noteFormerKey(child, object, index)
      if note(child, index, in: &seen, of: node) { check(child, object, index) }
    }
    complainAboutMissing(object, node) { seen.contains($0) || misspelled.contains($0) }
    // An unknown key may be a misspelling of a required one.
    if !hasUnknownKeys { complainAboutNeeded(object, seen, node) }
  }

  /// Checks an object that has exactly one of several keys.
  mutating func check(_ node: Int, _ choice: ChoiceShape) {
    guard let (key, verbIndex) = verb(of: node, choice) else { return }
    let verb = choice.verbs[verbIndex]
    var seen = MemberSet()
    for child in tree.children(node) {
      if let index = verb.object.keys.index(of: tree, child) {
        noteFormerKey(child, verb.object, index)
        if note(child, index, in: &seen, of: node) { check(child, verb.object, index, isVerb: child == key) }
      } else if choice.verbKeys.index(of: tree, child) != nil {
        complaints.add(
          at: tree.keyOffset(child), spoiling: child,
          "\(tree.key(child).quoted) and \(tree.key(key).quoted) are two \(choice.noun)s; write an object for each")
      } else {
        complainAboutKey(child, nextTo: verb)
      }
    }
    complainAboutMissing(verb.object, node) { seen.contains($0) }
  }

  /// Checks a member of an object.
  private mutating func check(_ child: Int, _ object: ObjectShape, _ index: Int, isVerb: Bool = false) {
    // Read field by field, because reading the member as a whole would copy its texts.
    let isRefused = isVerb || object.members[index].isRequired
    check(child, object.members[index].shape, absence: isRefused ? .isRefused : .hasDefault)
  }

  /// Returns the key that says what an object is; complains if there is none.
  private mutating func verb(of node: Int, _ choice: ChoiceShape) -> (key: Int, verb: Int)? {
    for child in tree.children(node) {
      if let index = choice.verbKeys.index(of: tree, child) { return (child, index) }
    }
    let keys = choice.verbs.map(\.key)
    guard let first = tree.children(node).first(where: { _ in true }) else {
      complaints.add(
        at: tree.offset(node), spoiling: node, "expected \(choice.one), found {}; it has one of \(keys.alternatives)")
      return nil
    }
    let modifiers = choice.verbs.flatMap { $0.object.members.dropFirst().map(\.key) }
    for child in tree.children(node) where !modifiers.contains(tree.key(child)) {
      let key = tree.key(child)
      if let complaint = choice.narrowed?.complaints[key] {
        complaints.add(at: tree.keyOffset(child), spoiling: child, complaint)
        return nil
      }
      let hint =
        Spelling.hint(for: key, in: keys) ?? KeyPlaces(of: key, in: root).topHint ?? "; expected \(keys.alternatives)"
      complaints.add(at: tree.keyOffset(child), spoiling: child, "unknown \(choice.noun) \(key.quoted)\(hint)")
      return nil
    }
    let modifier = tree.key(first)
    let verbs = choice.verbs.filter { verb in verb.object.members.dropFirst().contains { $0.key == modifier } }
    complaints.add(
      at: tree.keyOffset(first), spoiling: first,
      "\(modifier.quoted) needs \(choice.one) next to it: \(verbs.map(\.key).alternatives)")
    return nil
  }

  /// Checks an object whose keys the user chooses.
  mutating func check(_ node: Int, _ map: Shape.MapShape) {
    var count = 0
    for child in tree.children(node) {
      let keyNode = tree.nodes[child]
      let range = Int(keyNode.keyStart)..<Int(keyNode.keyEnd)
      if let complaint = complaint(about: range, map.key, keyNode.keyHasEscapes) {
        complaints.add(at: tree.keyOffset(child), spoiling: child, complaint)
      }
      check(child, map.members.isEmpty ? map.value : map[tree.key(child)], absence: .isPossible)
      count += 1
    }
    if count < map.minimum {
      complaints.add(
        at: tree.offset(node), spoiling: node, "expected at least one \(map.noun) in this object, found {}")
    }
    complainAboutDuplicates(in: node)
  }

  /// Complains about duplicate keys, at any depth of a value.
  mutating func checkForDuplicates(in node: Int) {
    guard tree.kind(node) == .object || tree.kind(node) == .array else { return }
    // The contents of a node lie between it and the next one, so there is no need to descend.
    for index in node..<Int(tree.nodes[node].next) where tree.kind(index) == .object {
      complainAboutDuplicates(in: index)
    }
  }

  private mutating func complainAboutDuplicates(in node: Int) {
    guard Int(tree.nodes[node].next) - node > 2 else { return }
    var seen: [String: Int] = [:]
    for child in tree.children(node) {
      if let first = seen.updateValue(child, forKey: tree.key(child)) { complainAboutDuplicate(child, first) }
    }
  }

  private mutating func complainAboutDuplicate(_ child: Int, _ first: Int) {
    let line = text.location(of: tree.keyOffset(first)).line
    complaints.add(
      at: tree.keyOffset(child), spoiling: child,
      "duplicate key \(tree.key(child).quoted); it was given in line \(line) already")
  }

  /// Records the use of a former key.
  private mutating func noteFormerKey(_ child: Int, _ object: ObjectShape, _ index: Int) {
    guard !object.members[index].formerKeys.isEmpty, object.keys.isFormer(tree, child) else { return }
    let key = object.members[index].key
    renamedKeys.append(RenamedKey(offset: tree.keyOffset(child), former: tree.key(child), key: key))
  }

  /// Records that a member is present; returns false if it already was.
  private mutating func note(_ child: Int, _ index: Int, in seen: inout MemberSet, of node: Int) -> Bool {
    guard !seen.insert(index) else { return true }
    let key = tree.key(child)
    if let first = tree.children(node).first(where: { tree.key($0) == key }) { complainAboutDuplicate(child, first) }
    return false
  }

  /// Complains about missing required members, except for one whose key is misspelled.
  private mutating func complainAboutMissing(_ object: ObjectShape, _ node: Int, isThere: (Int) -> Bool) {
    for index in object.members.indices where object.members[index].isRequired && !isThere(index) {
      let member = object.members[index]
      complaints.add(
        at: tree.offset(node), "missing key \(member.key.quoted); its value is \(member.shape.expectation)")
    }
  }

  private mutating func complainAboutNeeded(_ object: ObjectShape, _ seen: MemberSet, _ node: Int) {
    guard !object.needed.isEmpty else { return }
    var others: [String] = []
    for index in object.members.indices where seen.contains(index) {
      let key = object.members[index].key
      if object.needed.contains(key) { return }
      others.append(key)
    }
    let found = others.isEmpty ? "nothing" : "only \(others.alternatives)"
    complaints.add(
      at: tree.offset(node), spoiling: node, "expected \(object.needed.alternatives) in this object, found \(found)")
  }

  /// Complains about an unknown key; returns the key that was probably meant.
  private mutating func complainAboutKey(_ child: Int, in object: ObjectShape) -> String? {
    let key = tree.key(child)
    let near = Spelling.meant(by: key, in: object.members.map(\.key))
    let hint =
      near.map { Spelling.hint(for: key, meaning: $0) } ?? KeyPlaces(of: key, in: root).hint
      ?? "; expected \(object.members.map(\.key).alternatives)"
    complaints.add(at: tree.keyOffset(child), spoiling: child, "unknown key \(key.quoted)\(hint)")
    return near
  }
}

extension KeyTable {
  /// Returns the index of a node's key.
  func index(of tree: SyntaxTree, _ node: Int) -> Int? {
    let range = Int(tree.nodes[node].keyStart)..<Int(tree.nodes[node].keyEnd)
    guard tree.nodes[node].keyHasEscapes else { return index(of: tree.bytes, range) }
    let key = Array(tree.unescaped(range).utf8)
    return index(of: key, 0..<key.count)
  }

  /// Whether the key of a node is a former one.
  fileprivate func isFormer(_ tree: SyntaxTree, _ node: Int) -> Bool {
    let key = Array(tree.key(node).utf8)
    return isFormer(key, 0..<key.count)
  }
}
