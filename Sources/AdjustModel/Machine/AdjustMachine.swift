import SDKContract

/// The Adjust SDK as a state machine, whose inputs are calls, life cycle notifications and answers.
///
/// The SDK runs on several serial queues. The app cannot distinguish their individual steps, so the machine performs
/// all steps of an input at once. What the app can observe is the order on the main thread, which is up to the owner:
/// each call comes with its mechanism.
package struct AdjustMachine: Hashable, Sendable {
  /// The app's configuration of the SDK.
  package private(set) var configuration: AdjustConfiguration
  /// The scenario's configuration of the SDK, which the next process starts with; nil until the app changes something.
  @Shared private var scenarioConfiguration: AdjustConfiguration?

  var installation = AdjustInstallation()
  var process = AdjustProcess()
  /// The URL on the pasteboard.
  var pasteboard: String?
  /// The difference between the clock of the device and that of the simulation.
  var clockOffset = Duration.zero
  private var lastRequestID = 0

  /// Creates the machine of an app that is not installed.
  package init(configuration: AdjustConfiguration) {
    self.configuration = configuration
    _scenarioConfiguration = Shared(wrappedValue: nil)
  }

  /// Changes a setting on behalf of the app's `ADJConfig`, until its process ends.
  package mutating func configure(_ change: (inout AdjustConfiguration) -> Void) {
    if scenarioConfiguration == nil { scenarioConfiguration = configuration }
    change(&configuration)
  }

  /// The scenario's configuration of the SDK, whatever the app has changed.
  var settingsOfScenario: AdjustConfiguration { scenarioConfiguration ?? configuration }

  /// Whether `initSdk` accepts a configuration: only the first one in a process, if that rule holds.
  var takesConfiguration: Bool {
    process.phase == .notRunning || process.phase == .beforeInit || !holds(.sessions(.initializesOnce))
  }

  /// Restores the settings of the scenario, because those that the app made end with its process.
  private mutating func forgetSettings() {
    guard let scenarioConfiguration else { return }
    configuration = scenarioConfiguration
    self.scenarioConfiguration = nil
  }

  var profile: AdjustProfile { configuration.profile }

  /// Whether a rule holds, as it does except in runs that check whether its absence is noticed.
  func holds(_ rule: AdjustRule) -> Bool { configuration.rules.isOn(rule) }

  /// Returns a request with a unique id.
  mutating func makeRequest(_ kind: AdjustRequest.Kind) -> AdjustRequest {
    lastRequestID += 1
    return AdjustRequest(id: lastRequestID, kind: kind, host: host(for: kind), appToken: configuration.appToken)
  }
}

// MARK: - Installation and process

extension AdjustMachine {
  /// Handles an install: the SDK has no data on the device, unless a backup is restored.
  ///
  /// - Parameter fromBackup: Whether the device restores a backup of the app.
  package mutating func install(fromBackup: Bool = false) {
    installation =
      fromBackup && holds(.sessions(.filesAreNotInBackups)) ? installation.inBackup : AdjustInstallation()
    process = AdjustProcess()
  }

  /// Handles the start of a process, in which the SDK has nothing in memory yet.
  package mutating func startProcess() {
    process = AdjustProcess()
    forgetSettings()
    process.phase = .beforeInit
  }

  /// Handles the end of the process.
  package mutating func endProcess() {
    process = AdjustProcess()
  }

  /// Handles the end of the process at a known time.
  ///
  /// In the foreground, the SDK records once a minute that the app is in use. A process that is killed there leaves the
  /// last of these times, by which the next launch distinguishes a new session from a subsession.
  package mutating func endProcess(at now: VirtualInstant) {
    noteForegroundActivity(until: now)
    endProcess()
  }
}
