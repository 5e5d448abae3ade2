/// The search for the ways in which an event can happen, by the answers to its comparisons of times.
struct EventWays<Moment, Key: Hashable> {
  /// One of the ways.
  struct Way {
    /// The answers to the comparisons.
    let answers: [Bool]
    let moment: Moment
    var times: OpenTimes.State
    /// The state that it leads to.
    let key: Key
  }

  let times: OpenTimes
  /// The knowledge about times before the event.
  let start: OpenTimes.State
  /// Performs the event again, with the given answers to its first comparisons; returns nil if it cannot be undone.
  let perform: ([Bool]) -> (Moment, Key)?

  /// Returns the ways, given the answers to the first comparisons; the first one is that at the earliest times.
  ///
  /// A comparison whose two answers lead to the same state does not matter, and leaves times as open as before.
  func all(behind script: [Bool] = []) -> [Way] {
    times.state = start
    guard let (moment, key) = perform(script) else { return [] }
    let answers = times.answers
    var ways = [Way(answers: answers.map(\.value), moment: moment, times: times.state, key: key)]
    for index in stride(from: answers.count - 1, through: script.count, by: -1) {
      let answer = answers[index]
      let others = all(behind: answers[..<index].map(\.value) + [!answer.value])
      if ways.count == 1, others.count == 1, ways[0].key == others[0].key, !answer.alwaysMatters {
        ways[0].times = answer.before
      } else {
        ways += others
      }
    }
    return ways
  }
}
