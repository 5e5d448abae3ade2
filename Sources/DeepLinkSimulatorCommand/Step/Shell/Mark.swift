import DeepLinkSimulator

/// A point of a run that a user has named.
struct Mark {
  let name: String
  let way: SteppedRunWay
}

extension StepShell {
  /// The marks on points of this run; the others are on runs that were left, to which a branch may return.
  var marksHere: [Mark] { marks.filter { steppedRun.has($0.way) } }

  /// Names the current point, or lists the marks.
  func mark(_ words: [String]) throws(ShellError) -> [String] {
    guard let name = words.first else {
      return marksHere.isEmpty
        ? ["no marks; mark NAME sets one"] : marksHere.map { "\($0.name.printable)  step \($0.way.length)" }
    }
    guard words.count == 1, Int(name) == nil else {
      throw ShellError("the name of a mark is one word, and not a number")
    }
    guard !name.isEmptyWhenQuoted else { throw ShellError("a mark needs a name") }
    guard !branches.contains(where: { $0.name == name }) else {
      throw ShellError("\(name.quoted) is a branch; a mark needs another name")
    }
    marks.removeAll { $0.name == name }
    marks.append(Mark(name: name, way: steppedRun.way))
    return ["marked step \(steppedRun.position) as \(name.printable)"]
  }

  /// Returns an error for a word that is no mark of this run.
  func noMark(_ word: String) -> ShellError {
    if marks.contains(where: { $0.name == word }) {
      let rest = branches.isEmpty ? ", which was not kept" : "; branch go returns to a run that was kept"
      return ShellError("the mark \(word.quoted) is in another run\(rest)")
    }
    let names = marksHere.map(\.name)
    let hint =
      Spelling.hint(for: word, in: names)
      ?? (names.isEmpty ? "; mark NAME sets one" : "; known: \(names.joined(separator: ", "))")
    return ShellError("there is no mark \(word.quoted)\(hint)")
  }
}
