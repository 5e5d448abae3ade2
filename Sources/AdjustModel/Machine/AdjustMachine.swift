import SDKContract

/// What the Adjust SDK does with the calls, life-cycle notifications and answers it gets.
///
/// The SDK runs on its own serial queues. Nothing that the app can see tells their steps apart, so that the
/// machine takes each input through all of them at once; what can be seen, the order on the main thread, is
/// left to the owner, who gets the mechanism with each call.
package struct AdjustMachine: Hashable, Sendable {
  /// How the app sets the SDK up.
  package private(set) var configuration: AdjustConfiguration
  /// How the scenario sets the SDK up, which holds again in the next process; nil until the app changes something.
  @Shared private var scenarioConfiguration: AdjustConfiguration?

  var installation = AdjustInstallation()
  var process = AdjustProcess()
  /// The URL on the pasteboard.
  var pasteboard: String?
  /// By how much the clock of the device differs from that of the simulation.
  var clockOffset = Duration.zero
  private var lastRequestID = 0

  /// Creates the machine of an app that is not installed.
  package init(configuration: AdjustConfiguration) {
    self.configuration = configuration
    _scenarioConfiguration = Shared(wrappedValue: nil)
  }

  /// The app sets the SDK up in its `ADJConfig`, for as long as its process runs.
  package mutating func configure(_ change: (inout AdjustConfiguration) -> Void) {
    if scenarioConfiguration == nil { scenarioConfiguration = configuration }
    change(&configuration)
  }

  /// How the scenario sets the SDK up, whatever the app has changed.
  var settingsOfScenario: AdjustConfiguration { scenarioConfiguration ?? configuration }

  /// Whether `initSdk` takes a configuration: only the first one in a process, if that rule holds.
  var takesConfiguration: Bool {
    process.phase == .notRunning || process.phase == .beforeInit || !holds(.sessions(.initialisesOnce))
  }

  /// The settings of the scenario hold again, as what the app has set is gone with its process.
  private mutating func forgetSettings() {
    guard let scenarioConfiguration else { return }
    configuration = scenarioConfiguration
    self.scenarioConfiguration = nil
  }

  var profile: AdjustProfile { configuration.profile }

  /// Whether a rule holds: in all runs but those that are to show what notices the lack of one.
  func holds(_ rule: AdjustRule) -> Bool { configuration.rules.isOn(rule) }

  /// Returns a request that no other one is mistaken for.
  mutating func makeRequest(_ kind: AdjustRequest.Kind) -> AdjustRequest {
    lastRequestID += 1
    return AdjustRequest(id: lastRequestID, kind: kind, host: host(for: kind))
  }
}

// MARK: - Installation and process

extension AdjustMachine {
  /// A fresh install: what the SDK keeps on the device is empty.
  package mutating func install() {
    installation = AdjustInstallation()
    process = AdjustProcess()
  }

  /// A new process of the app: what the SDK kept in memory is gone.
  package mutating func startProcess() {
    process = AdjustProcess()
    forgetSettings()
    process.phase = .beforeInit
  }

  /// The process is gone.
  package mutating func endProcess() {
    process = AdjustProcess()
  }

  /// The process is gone, at a known time.
  ///
  /// In the foreground the SDK notes once a minute that the app is in use. A process that is killed there leaves
  /// the last of these notes, by which the next launch tells a new session from a subsession.
  package mutating func endProcess(at now: VirtualInstant) {
    noteForegroundActivity(until: now)
    endProcess()
  }
}
