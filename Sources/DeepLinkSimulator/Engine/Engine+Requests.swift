extension Engine {
  /// What an SDK makes of a request that nobody answers in time.
  struct TimeOut {
    let after: Duration
    let rule: RuleID
    /// What happens then, in place of the answer.
    let answer: PendingEvent.Action
  }

  /// Lets an SDK's request be answered: by the servers after their latency, or at once if the device is offline.
  ///
  /// An answer that comes too late is none. Where the latency has a range that goes beyond the time-out, both may
  /// come, and the first of them withdraws the other (`withdraw`).
  ///
  /// - Parameters:
  ///   - answer: What happens with the answer; nil if nobody ever answers.
  ///   - latency: How long the servers take.
  ///   - timeOut: When the SDK gives up; nil if it waits for as long as it takes.
  ///   - cause: The event of the request.
  func submitAnswer(
    _ answer: PendingEvent.Action?, after latency: Latency, orElse timeOut: TimeOut? = nil, cause: Int
  ) {
    let timeOut = timeOut.flatMap { world.isOnline && holds($0.rule) ? $0 : nil }
    let latency = world.isOnline ? latency : Latency(.zero)
    let isInTime = timeOut.map { latency.shortest <= $0.after } ?? true
    if let answer, isInTime {
      submitAnswer(
        answer, after: latency, rule: .simulation(world.isOnline ? .backendAnswers : .networkState), cause: cause)
    }
    guard let timeOut, answer == nil || latency.longest > timeOut.after else { return }
    if answer != nil, isInTime { world.hasRacingAnswers = true }
    submitAnswer(timeOut.answer, after: Latency(timeOut.after), rule: timeOut.rule, cause: cause)
  }

  private func submitAnswer(_ answer: PendingEvent.Action, after latency: Latency, rule: RuleID, cause: Int) {
    world.queue.submit(
      PendingEvent(
        earliest: world.now.advanced(by: latency.shortest), latest: world.now.advanced(by: latency.longest),
        cause: cause, queue: nil, rule: rule, scope: .process, action: answer))
  }

  /// Takes back what else could have become of a request that has now been answered, or given up.
  func withdraw(where isOther: (PendingEvent.Action) -> Bool) {
    guard world.hasRacingAnswers else { return }
    _ = world.queue.removeAll { isOther($0.action) }
  }
}
