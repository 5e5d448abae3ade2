import DeepLinkSimulatorCommand

/// Beacon, an SDK that does one thing and declares whatever a test wants: it asks when it starts, and tells the app
/// what its switches say.
struct BeaconSDK<Kind: BeaconKind>: Hashable, Sendable {
  var servers: BeaconServers
  private let setup: BeaconSetup<Kind>
  /// How often it was started in this process.
  private var starts = 0
  private var asked = VirtualInstant.zero
}

extension BeaconSDK: SDK {
  typealias Action = SDKAction<BeaconSDK>
  typealias Setup = BeaconSetup<Kind>
  typealias Rule = BeaconRule
  typealias Request = BeaconRequest<Kind>
  typealias Answer = BeaconAnswer
  typealias Callback = BeaconCallback<Kind>
  typealias Timer = BeaconTimer
  typealias Note = BeaconNote
  typealias StandIn = Beacon<Kind>

  static var name: SDKName { SDKName(rawValue: Kind.name) }
  static var queueCount: Int { Kind.queueCount }

  init(_ setup: Setup) {
    self.setup = setup
    servers = setup.servers
  }

  mutating func observed(_ notice: DeviceNotice, at now: VirtualInstant) -> [Action] {
    if notice == .processStarted { starts = 0 }
    return []
  }

  mutating func start(at now: VirtualInstant) -> [Action] {
    starts += 1
    asked = now
    return [.send(BeaconRequest(), rule: .asks)]
  }

  mutating func answered(_ request: Request, _ answer: Answer, at now: VirtualInstant) -> [Action] {
    let answered = PayloadEntry("known", .integer(answer.count))
    let late = Kind.isLate(asked, now) ? [PayloadEntry("late", .bool(true))] : []
    return [.call(BeaconCallback(content: setup.said + [answered] + late), queue: 0, after: .zero, rule: .tells)]
  }

  mutating func timerFired(_ timer: Timer, at now: VirtualInstant) -> [Action] { [] }

  mutating func answer(to request: Request, at now: VirtualInstant) -> Answer {
    BeaconAnswer(count: servers.known.count)
  }

  static func answerWithoutNetwork(to request: Request) -> Answer { BeaconAnswer(count: -1) }

  /// What the app calls.
  static func log(of run: SDKLoggedRun<BeaconSDK>, _ setup: Setup) -> [String] {
    run.events.compactMap { if case .call(let method, _) = $0.occurrence { method } else { nil } }
  }
}

/// The class that apps call.
@MainActor
final class Beacon<Kind: BeaconKind>: SDKStandIn {
  private let link: SDKLink<BeaconSDK<Kind>>
  private var hasDelivered = false

  init(_ link: SDKLink<BeaconSDK<Kind>>) {
    self.link = link
  }

  static func nameKeeper(_ name: String) {
    let beacon: Beacon = AppEnvironment.current.standIn()
    beacon.link.record("Beacon.nameKeeper", name)
  }

  func push() { link.record("Beacon.push") }

  func start() { link.call("Beacon.start") { sdk, moment in sdk.start(at: moment.now) } }

  func make(_ call: SDKMethodCall, in environment: AppEnvironment) { start() }

  func deliver(_ callback: BeaconCallback<Kind>, by call: (() -> Bool) -> Void) {
    if hasDelivered, Kind.isForgetful { return }
    hasDelivered = true
    call {
      if Kind.isForgetful { AppEnvironment.current.show("Hall") }
      return true
    }
  }

  func integration(
    _ setup: BeaconSetup<Kind>, _ sites: IntegrationCallSites, _ app: any AppUnderTest
  ) -> any SDKIntegration { BeaconIntegration(self) }

  static func describedDelegate(_ app: any DescribedReactions, _ setup: BeaconSetup<Kind>) -> AnyObject {
    BeaconDelegate()
  }

  func hashState(into hasher: inout Hasher) { if Kind.isForgetful { hasher.combine(hasDelivered) } }
  func snapshot() -> @MainActor () -> Void { {} }
}

/// Starts the SDK where the app has launched.
private final class BeaconIntegration<Kind: BeaconKind>: SDKIntegration {
  private let beacon: Beacon<Kind>

  init(_ beacon: Beacon<Kind>) {
    self.beacon = beacon
  }

  func configure(_ moment: IntegrationMoment) {
    if moment.finishesLaunching { beacon.start() }
    if moment.notification != nil, moment.handlesNotification { beacon.push() }
  }

  func handOver(_ link: Link, bringing brings: Bool, _ moment: IntegrationMoment) {}
}

private final class BeaconDelegate {}
