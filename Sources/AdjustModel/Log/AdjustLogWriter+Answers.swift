import SDKContract

extension AdjustLogWriter {
  mutating func write(_ answer: AdjustAnswer, to request: AdjustRequest, _ event: SDKLogEvent<AdjustSDK>) {
    let body = answer.body
    let message = answer.message(for: request.kind, in: profile).orNull
    // ADJRequestHandler.m, handleResponseWithData: whatever came is logged before it is read.
    if case .failure(let text) = answer, AdjustAnswerOverride.hasContent(text) { write(.response, "…") }
    if let body {
      write(.response, AdjustAnswerText(body).text)
      write(.succeeded)
    } else if run.hasSetOff(.pauses(.nextHost), by: event), isRetriedAtOnce(event) {
      // The line and the request to the next host are logged as separate events.
      return
    }
    switch request.kind {
    case _ where !profile.has(.saysThatAnswersAreJSON): writeMessage(of: answer, message)
    case .attribution: write(body == nil ? .attributionUnanswered : .attributionAnswered, message)
    case .sdkClick: write(body == nil ? .clickUnanswered : .clickAnswered, message)
    default: write(body == nil ? .unanswered : .answered, message)
    }
    if case .json = answer, case .session = request.kind { isInstallTracked = true }
    if body?["tracking_state"] == .string("opted_out") {
      noteOptOut()
      packages = 0
      // ADJPackageHandler.m, flush.
      write(.packagesWritten, String(packages))
      return
    }
    writeAskIn(body, request, event)
    noteAsking(body, request)
    writeRetry(body, request)
    noteAdid(body, request)
    writeAnnouncements(run.consequences(of: event))
  }

  /// Writes only the message, as an error if the answer is a rejection or does not come (ADJUtil.m, 4.18).
  private mutating func writeMessage(of answer: AdjustAnswer, _ message: String) {
    let text =
      if case .failure(let text) = answer {
        text
      } else {
        answer.body.map { $0.text(ofMember: "message") ?? "No message found" } ?? message
      }
    write(text, answer.isSuccess ? .info : .error)
  }

  /// Whether a request without an answer is sent to the next host.
  private func isRetriedAtOnce(_ event: SDKLogEvent<AdjustSDK>) -> Bool {
    run.consequences(of: event).contains { effect in
      if case .note(.logged(.triesNextHost, _)) = effect.occurrence { true } else { false }
    }
  }

  private mutating func writeAskIn(_ body: Payload?, _ request: AdjustRequest, _ event: SDKLogEvent<AdjustSDK>) {
    if case .event = request.kind { return }
    guard let askIn = body?.integer(ofMember: "ask_in"), askIn > 0,
      !run.hasSetOff(.attribution(.laterTimerStays), by: event)
    else { return }
    write(.attributionWaits, String(askIn))
    write(.attributionTimerStarts, LogSeconds.tenths(.seconds(askIn / 1000)))
  }

  private mutating func writeRetry(_ body: Payload?, _ request: AdjustRequest) {
    let retryIn = profile.has(.obeysRetryIn) ? body?.integer(ofMember: "retry_in") : nil
    let isRepeated = body == nil || retryIn != nil
    switch request.kind {
    case .attribution: break
    case .sdkClick:
      clickRetries = body == nil ? clickRetries + 1 : 0
      clickRetryIn = body == nil ? clickRetryIn : retryIn
      if body == nil {
        write(.clickRetried, String(clickRetries))
      } else if let retryIn {
        write(.clickRetriedAsTold, String(retryIn))
      }
    default:
      guard isRepeated else {
        packageRetries = 0
        packages = max(packages - 1, 0)
        write(.packagesWritten, String(packages))
        if profile.has(.obeysContinueIn), let continueIn = body?.integer(ofMember: "continue_in") {
          write(.nextPackageWaits, LogSeconds.tenths(.milliseconds(continueIn)))
        }
        return
      }
      packageRetries += 1
      if let retryIn {
        write(.packageWaitsAsTold, LogSeconds.tenths(.milliseconds(retryIn)))
      } else {
        let wait = wait(backoff(of: request.kind), beforeRetry: packageRetries)
        write(.packageWaits, LogSeconds.tenths(wait), String(packageRetries))
      }
      // ADJPackageHandler.m, closeFirstPackage: it stores the queue, in another block than it waits.
      if !profile.isVersion4 { write(.packagesWritten, String(packages)) }
    }
  }

  private func backoff(of package: AdjustRequest.Kind) -> AdjustBackoff {
    if case .session = package, !isInstallTracked, profile.has(.retriesInstallsSoon) { .short } else { .long }
  }

  /// Writes the announcements of delegate methods, which are logged when they are queued on the main thread, not when
  /// they run.
  private mutating func writeAnnouncements(_ effects: [SDKLogEvent<AdjustSDK>]) {
    for effect in effects {
      if case .callback(.adjustSkanUpdated) = effect.occurrence {
        write(.skanChanges)
        announcedSKANUpdates += 1
      }
    }
    for effect in effects {
      switch effect.occurrence {
      case .callback(.adjustAttributionChanged(let attribution)), .lost(.adjustAttributionChanged(let attribution)):
        self.attribution = attribution
        writeAttribution("Wrote")
      default: break
      }
    }
    for effect in effects {
      switch effect.occurrence {
      case .callback(.adjustSessionTrackingSucceeded): write(.sessionSucceeds)
      case .callback(.adjustSessionTrackingFailed): write(.sessionFails)
      case .callback(.adjustAttributionChanged): write(.attributionChanges)
      case .callback(.adjustEventTrackingSucceeded): write(.eventSucceeds)
      case .callback(.adjustEventTrackingFailed): write(.eventFails)
      default: break
      }
    }
  }

  /// Writes the attribution that the SDK stores.
  ///
  /// - Parameter verb: What the SDK does with it.
  mutating func writeAttribution(_ verb: String) {
    guard let attribution else { return }
    let amount = attribution.costAmount.map { "\($0)" }
    let names = [
      attribution.trackerToken, attribution.trackerName, attribution.network, attribution.campaign,
      attribution.adgroup, attribution.creative, attribution.clickLabel,
    ]
    let adid = profile.isVersion4 && profile.has(.attributionHasAdid) ? [attribution.adid] : []
    let costs = profile.has(.costs) ? [attribution.costType, amount, attribution.costCurrency] : []
    write(.attribution, [verb] + (names + adid + costs).map(\.orNull))
  }
}
