import DeepLinkSimulator

extension StepShell {
  /// Keeps the run under a name, switches to a kept run, or lists the kept runs.
  func branch(_ words: [String]) throws(ShellError) -> [String] {
    switch words.count {
    case 0:
      guard !branches.isEmpty else { return ["no branches; branch NAME keeps this run"] }
      return branches.map { "\($0.name)  step \($0.position) of \($0.entries.count), \($0.events.count.groupedEvents)" }
    case 1 where words[0] == "go": throw ShellError("branch go needs the name of a branch that was kept")
    case 1:
      let name = words[0]
      guard !name.isEmptyWhenQuoted else { throw ShellError("a branch needs a name") }
      guard Int(name) == nil, !marks.contains(where: { $0.name == name }) else {
        throw ShellError("the name of a branch is one word, and not a number or a mark")
      }
      let replaced = branches.first { $0.name == name }.map { ", in place of the one kept at step \($0.position)" }
      branches.removeAll { $0.name == name }
      branches.append(steppedRun.branch(named: name))
      return ["kept this run as \(name.printable)\(replaced ?? ""); branch go \(name.printable) returns to it"]
    case 2 where words[0] == "go":
      let branch = try branch(named: words[1])
      try interruptible { () throws(Interruption) in try steppedRun.take(branch) }
      return ["on \(branch.name.printable)"] + place
    default: throw ShellError("branch takes a name, or go and a name")
    }
  }

  func branch(named name: String) throws(ShellError) -> Branch {
    if let branch = branches.first(where: { $0.name == name }) { return branch }
    let names = branches.map(\.name)
    let hint =
      Spelling.hint(for: name, in: names)
      ?? (names.isEmpty ? "; branch NAME keeps this run" : "; known: \(names.joined(separator: ", "))")
    throw ShellError("there is no branch \(name.quoted)\(hint)")
  }

  /// Compares two runs event by event; if only one branch is named, the second one is this run.
  func diffBranches(_ names: [String]) throws(ShellError) -> [String] {
    let first = try branch(named: names[0])
    let left = names.count > 1 ? first.events : steppedRun.session.trace.events
    let right = try names.count > 1 ? branch(named: names[1]).events : first.events
    let titles = names.count > 1 ? (names[0].printable, names[1].printable) : ("this run", names[0].printable)
    guard let lines = RunComparison(left, right, titles: titles, width: width).lines else {
      return ["\(titles.0) and \(titles.1) are the same"]
    }
    return lines
  }
}
