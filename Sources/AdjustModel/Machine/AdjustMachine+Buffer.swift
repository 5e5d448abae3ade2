import SDKContract

// MARK: - The buffer of events of version 4

extension AdjustMachine {
  /// How often the SDK sends the contents of the buffer.
  private static let bufferInterval = Duration.seconds(60)

  private var buffersEvents: Bool {
    profile.isVersion4 && configuration.buffersEvents && holds(.events(.eventsAreBuffered))
  }

  /// Whether a queued package waits for the timer.
  func buffers(_ package: AdjustRequest.Kind) -> Bool {
    guard buffersEvents else { return false }
    switch package {
    case .event, .thirdPartySharing, .measurementConsent, .pushToken, .trackingStatus: return true
    case .session, .attribution, .forgetDevice, .sdkClick, .adRevenue: return false
    }
  }

  /// Whether the queue waits for the timer although nothing else prevents sending.
  ///
  /// Since 4.12.3, the session of the install does not wait.
  var holdsQueueBack: Bool {
    guard buffersEvents else { return false }
    return !(profile.has(.startsInForeground) && process.isFirstLaunch && !process.isSessionAnswered)
  }

  /// Starts the timer if only the buffer prevents a package from being sent.
  mutating func startBufferTimer(at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    guard buffersEvents, !process.isBuffering, maySend, !process.packages.isSending, !installation.packages.isEmpty
    else { return }
    process.isBuffering = true
    var wait = Self.bufferInterval
    if let since = process.foregroundSince {
      let elapsed = since.elapsed(to: now)
      let ticks = elapsed.multiples(of: Self.bufferInterval)
      wait = max(Self.bufferInterval * (ticks + 1) - elapsed.duration, .zero)
    }
    actions.append(.setTimer(.buffer, after: wait, rule: .events(.eventsAreBuffered)))
  }

  /// Restarts the timer, as at each change between foreground and background.
  mutating func restartBufferTimer(at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    if process.isBuffering {
      process.isBuffering = false
      actions.append(.cancelTimer(.buffer))
    }
    startBufferTimer(at: now, &actions)
  }

  mutating func bufferTimerFired(_ actions: inout [AdjustAction]) {
    process.isBuffering = false
    guard maySend else { return }
    sendFirstPackage(rule: .events(.eventsAreBuffered), &actions)
  }
}
