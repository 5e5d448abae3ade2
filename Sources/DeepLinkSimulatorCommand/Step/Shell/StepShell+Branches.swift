import DeepLinkSimulator

extension StepShell {
  /// Keeps the run under a name, takes one up again, or lists them.
  func branch(_ words: [String]) throws(ShellError) -> [String] {
    switch words.count {
    case 0:
      guard !branches.isEmpty else { return ["no branches; branch NAME keeps this run"] }
      return branches.map { "\($0.name)  step \($0.position) of \($0.entries.count), \($0.events.count) events" }
    case 1:
      let name = words[0]
      guard Int(name) == nil, !marks.contains(where: { $0.name == name }) else {
        throw ShellError("a branch is a word that is no number and no mark")
      }
      branches.removeAll { $0.name == name }
      branches.append(steppedRun.branch(named: name))
      return ["kept this run as \(name.printable); branch go \(name.printable) comes back to it"]
    case 2 where words[0] == "go":
      let branch = try branch(named: words[1])
      try interruptible { () throws(Interruption) in try steppedRun.take(branch) }
      forgetLostMarks()
      return ["on \(branch.name.printable)"] + place
    default: throw ShellError("branch takes a name, or go and a name")
    }
  }

  func branch(named name: String) throws(ShellError) -> Branch {
    if let branch = branches.first(where: { $0.name == name }) { return branch }
    let names = branches.map(\.name)
    let hint =
      Spelling.hint(for: name, in: names)
      ?? (names.isEmpty ? "; branch NAME keeps this run" : "; there are \(names.joined(separator: ", "))")
    throw ShellError("there is no branch \(name.quoted)\(hint)")
  }

  /// Compares two runs event by event; the second one is this run if only one branch is named.
  func diffBranches(_ names: [String]) throws(ShellError) -> [String] {
    let first = try branch(named: names[0])
    let left = (names.count > 1 ? first.events : steppedRun.session.trace.events).map(\.label)
    let right = try names.count > 1 ? branch(named: names[1]).events.map(\.label) : first.events.map(\.label)
    let titles = names.count > 1 ? (names[0], names[1]) : ("this run", names[0])
    return compare(left, right, titles: titles)
  }

  /// Two runs beside each other, from where they part.
  func compare(_ left: [String], _ right: [String], titles: (String, String)) -> [String] {
    let common = zip(left, right).prefix { $0 == $1 }.count
    guard common < max(left.count, right.count) else { return ["\(titles.0) and \(titles.1) are the same"] }
    let room = max(20, (width - 8) / 2)
    let rows = common..<min(max(left.count, right.count), common + 12)
    var lines = ["the same up to #\(common); then", "      " + titles.0.padded(to: room) + "  " + titles.1]
    for index in rows {
      let (one, other) = (index < left.count ? left[index] : "", index < right.count ? right[index] : "")
      lines.append(
        "#\(index + 1)".leftPadded(to: 5) + " " + one.printable.cut(to: room).padded(to: room) + "  "
          + other.printable.cut(to: room))
    }
    return lines.map(\.withoutTrailingSpaces)
  }
}
