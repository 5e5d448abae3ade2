/// Finds the name that a user probably meant.
package enum Spelling {
  /// Returns the candidate nearest to a name; nil if none is near enough.
  ///
  /// A member without its type, or with one that the candidate lacks, is near if nothing is nearer: `flush` and
  /// `Logger.flush`.
  package static func nearest<Candidates: Sequence<String>>(to name: String, in candidates: Candidates) -> String? {
    let letters = Array(name.lowercased().unicodeScalars)
    guard !letters.isEmpty, letters.count <= 64 else { return nil }
    let most = max(1, letters.count / 3)
    let member = member(letters)
    var best: (distance: Int, name: String)?
    var sameMember: String?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars)
      if sameMember == nil, other[...] == member || Self.member(other) == letters[...] { sameMember = candidate }
      guard abs(other.count - letters.count) <= most else { continue }
      let distance = distance(letters, other)
      if distance <= most, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.name ?? sameMember
  }

  /// Returns the part of a name after its last dot; nil if there is none.
  private static func member(_ letters: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar>? {
    guard let dot = letters.lastIndex(of: "."), dot < letters.count - 1 else { return nil }
    return letters[(dot + 1)...]
  }

  /// Returns `; did you mean "x"?` for the end of a complaint; nil if no candidate is near enough.
  package static func hint<Candidates: Sequence<String>>(for name: String, in candidates: Candidates) -> String? {
    nearest(to: name, in: candidates).map { "; did you mean \($0.quoted)?" }
  }

  /// Returns the number of insertions, deletions, replacements and swaps of neighbors between two words.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        var cost = min(
          last[column + 1] + 1, current[column] + 1, last[column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
