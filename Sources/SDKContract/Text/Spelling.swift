/// Finds the name that a user probably meant.
package enum Spelling {
  /// Returns the candidate nearest to a name; nil if none is near enough.
  package static func nearest<Candidates: Sequence<String>>(to name: String, in candidates: Candidates) -> String? {
    let letters = Array(name.lowercased().unicodeScalars)
    guard !letters.isEmpty, letters.count <= 64 else { return nil }
    let most = max(1, letters.count / 3)
    var best: (distance: Int, name: String)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars)
      guard abs(other.count - letters.count) <= most else { continue }
      let distance = distance(letters, other)
      if distance <= most, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.name
  }

  /// Returns whether a name is another one with a slip in it, or with two if it is long; one that differs more is a name
  /// that a user has chosen.
  package static func isSlip(_ name: String, for other: String) -> Bool {
    let letters = Array(name.lowercased().unicodeScalars)
    let others = Array(other.lowercased().unicodeScalars)
    let most = letters.count < shortestWithTwoSlips ? 1 : 2
    guard letters.count >= shortestBeginning, letters.count <= longestWithSlips,
      abs(letters.count - others.count) <= most
    else { return false }
    return distance(letters, others) <= most
  }

  private static let shortestWithTwoSlips = 9
  private static let longestWithSlips = 64

  /// Returns the candidate that is the same member without its type, or with one that the name lacks: `flush` and
  /// `Logger.flush`; nil if there is none.
  package static func sameMember(as name: String, in candidates: some Sequence<String>) -> String? {
    let name = name.lowercased()
    let own = member(name)
    return candidates.first { candidate in
      let other = candidate.lowercased()
      return other == own || member(other) == name
    }
  }

  /// Returns the candidate that has the same words, whatever is between them: `scene(_:continue:)` and
  /// `scene(continue:)`; nil if there is none, or more than one.
  ///
  /// If no candidate has exactly the words of the name, one that has more words counts, and then the one with most of
  /// the name's words.
  ///
  /// - Parameter candidates: The candidates, each with the spelling that is compared.
  package static func sameWords(
    as name: String, in candidates: some Sequence<(spelling: String, name: String)>
  ) -> String? {
    let typed = words(of: name)
    guard !typed.isEmpty else { return nil }
    var (equal, wider, narrower) = (Set<String>(), Set<String>(), Set<String>())
    var most = 1
    for candidate in candidates {
      let other = words(of: candidate.spelling)
      if other == typed {
        equal.insert(candidate.name)
      } else if other.isSuperset(of: typed) {
        wider.insert(candidate.name)
      } else if other.isSubset(of: typed), other.count > 1, other.count >= most {
        if other.count > most { narrower = [] }
        most = other.count
        narrower.insert(candidate.name)
      }
    }
    let best = [equal, wider, narrower].first { !$0.isEmpty } ?? []
    return best.count == 1 ? best.first : nil
  }

  /// Returns the words of a name that are made of letters and digits, in lower case.
  private static func words(of name: String) -> Set<String> {
    Set(name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }

  /// Returns the part of a name after its last dot; nil if there is none.
  private static func member(_ name: String) -> String? {
    guard let dot = name.lastIndex(of: "."), dot != name.indices.last else { return nil }
    return String(name[name.index(after: dot)...])
  }

  /// The fewest letters that can stand for a name that begins with them.
  private static let shortestBeginning = 4

  /// Returns the candidate nearest to a name, or else the only one that begins with it: `didResolve` and
  /// `didResolveDeepLink`; nil if there is none.
  package static func meant<Candidates: Sequence<String>>(by name: String, in candidates: Candidates) -> String? {
    if let near = nearest(to: name, in: candidates) { return near }
    guard name.utf8.count >= shortestBeginning else { return nil }
    let start = name.lowercased()
    let longer = candidates.filter { $0.lowercased().hasPrefix(start) }
    return longer.count == 1 ? longer.first : nil
  }

  /// Returns `; did you mean "x"?` for the end of a complaint; nil if no candidate is meant.
  package static func hint<Candidates: Sequence<String>>(for name: String, in candidates: Candidates) -> String? {
    meant(by: name, in: candidates).map { hint(for: name, meaning: $0) }
  }

  /// Returns `; did you mean "x"?` for the end of a complaint.
  ///
  /// If the name has characters that only look like those of the other, or that cannot be seen, the hint names them.
  package static func hint(for name: String, meaning meant: String) -> String {
    let others = lookAlikes(in: name, of: meant).map { ", without \($0.codeAndName)" }
    return "; did you mean \(meant.quoted)\(others.joined())?"
  }

  /// Returns the characters beyond ASCII in which alone a name differs from one in ASCII: in the place of others, or
  /// between them.
  private static func lookAlikes(in name: String, of other: String) -> [Unicode.Scalar] {
    let letters = Array(name.lowercased().unicodeScalars)
    let meant = Array(other.lowercased().unicodeScalars)
    guard meant.allSatisfy(\.isASCII) else { return [] }
    let replaces = letters.count == meant.count && zip(letters, meant).allSatisfy { $0 == $1 || !$0.isASCII }
    guard replaces || letters.filter(\.isASCII) == meant else { return [] }
    return letters.filter { !$0.isASCII }
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
