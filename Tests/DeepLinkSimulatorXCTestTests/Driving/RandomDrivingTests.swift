import DeepLinkSimulatorXCTest
import Foundation
import TestSupport
import XCTest

/// Devices that are driven at random: what is recorded replays, and what is restored is as it was.
final class RandomDrivingTests: XCTestCase {
  func testWhatIsDrivenIsRecordedAndRestored() async throws {
    for seed in 0..<Thoroughness.count(2_000, sample: 100) {
      var drive = try RandomDrive(seed: UInt64(seed))
      try await drive.act(10)
      try await drive.checkRecord()
      XCTAssertNil(drive.difference, "seed \(seed)")
    }
  }
}

/// One device, and what happens to it.
private struct RandomDrive {
  /// A moment of the device, and what held then.
  private struct Moment {
    let snapshot: DeviceSnapshot
    let seen: [String]
  }

  private static let links = [
    Simulator.link, "shop://coats?deep_link_value=coats", "https://shop.go.link/hats?promo=beach",
  ]

  private var random: SeededRandom
  private let device: Simulator
  private let app: TestedApp
  private var moments: [Moment] = []
  private var log: [String] = []
  /// What is not as it has to be, and all that was done before.
  private(set) var difference: String?

  init(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let style = AppStyle.allCases[random.next(AppStyle.allCases.count)]
    app = random.next(2) == 0 ? .described : .delegate { BusyShop($0) }
    let late = Duration.milliseconds(random.next(6_000))
    let description = AppDescription(
      scheme: "shop", domains: ["shop.onelink.me", "shop.go.link"], gates: ["login"],
      sdks: [.appsFlyer(unifiedDeepLinking: random.next(3) > 0), .adjust()])
    let scenario = Scenario(
      name: "At random", platform: PlatformDescription(style: style), app: description,
      backend: [.appsFlyer(.conversionData, after: late), .adjust(.attribution, after: late)],
      steps: random.next(2) == 0 ? [] : [.tap(Self.links[random.next(3)]), .install, .launch])
    device = Simulator(try ScenarioTest(scenario, app: app), isExhaustive: false)
    self.random = random
  }

  mutating func act(_ count: Int) async throws {
    for _ in 0..<count where difference == nil { try await act() }
  }

  private mutating func act() async throws {
    switch random.next(10) {
    case 0..<5: await perform(step)
    case 5:
      let count = await device.currentRun.trace.events.count + random.next(6) + 1
      var seen = 0
      for await _ in device.events {
        seen += 1
        if seen == count { break }
      }
      log.append("go on to \(seen)")
    case 6:
      let pending = try await device.pending
      guard !pending.isEmpty else { return }
      let event = pending[random.next(pending.count)]
      try await device.choose(.next(EventPattern(event)))
      log.append("choose \(event)")
    case 7:
      moments.append(Moment(snapshot: try await device.snapshot(), seen: try await seen))
      log.append("snapshot")
    case 8 where !moments.isEmpty: try await goBack(to: moments[random.next(moments.count)])
    case 9 where random.next(5) == 0: try await checkRecord()
    default: await perform(step)
    }
  }

  private var step: Step {
    mutating get {
      let steps: [Step] = [
        .tap(Self.links[random.next(Self.links.count)]), .install, .launch, .launch, .background, .foreground, .kill(),
        .suspend, .alert, .dismissAlert, .prewarm, .backgroundLaunch, .network(isOnline: random.next(2) == 0),
        .openGate("login"), .trackingAuthorization(.authorized), .openNotification(["url": "shop://push"]),
        .backend(.appsFlyer(.launch, after: .milliseconds(random.next(4_000)))), .uninstall,
        .releaseDelegate(.appsFlyer),
      ]
      let waits: [Duration] = [.milliseconds(1), .milliseconds(300), .seconds(1), .seconds(7), .seconds(1_900)]
      return random.next(3) == 0 ? .wait(waits[random.next(waits.count)]) : steps[random.next(steps.count)]
    }
  }

  private mutating func perform(_ step: Step) async {
    do {
      try await device.perform(step)
      log.append("\(step.kind)")
    } catch {
      log.append("not \(step.kind)")
    }
  }

  /// All that there is to see of the device now.
  private var seen: [String] {
    get async throws {
      try await device.currentRun.trace.events.map(JSONLines.record) + device.pending + ["\(await device.state)"]
    }
  }

  private mutating func goBack(to moment: Moment) async throws {
    try await device.restore(moment.snapshot)
    log.append("restore")
    compare(moment.seen, try await seen)
  }

  /// Looks whether the recorded file comes to what the device comes to, and leaves the device as it was.
  mutating func checkRecord() async throws {
    let file = try await device.record()
    log.append("record")
    let moment = Moment(snapshot: try await device.snapshot(), seen: try await seen)
    let driven = try await device.finish().trace.events.map(JSONLines.record)
    compare(driven, try await ScenarioTest(text: file, app: app).run().trace.events.map(JSONLines.record))
    try await goBack(to: moment)
  }

  private mutating func compare(_ left: [String], _ right: [String]) {
    guard difference == nil, left != right else { return }
    let position = zip(left, right).prefix { $0 == $1 }.count
    let lines = [left, right].map { position < $0.count ? $0[position] : "the end" }
    difference = (log + lines).joined(separator: "\n")
  }
}

/// An app that keeps, sleeps, opens its own link, and asks for tracking.
@MainActor
private final class BusyShop: AppsFlyerLibDelegate, DeepLinkDelegate {
  private let environment: AppEnvironment
  init(_ environment: AppEnvironment) { self.environment = environment }

  func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
    environment.defaults["launches", default: ""] += "|"
    let environment = environment
    Task {
      try await environment.clock.sleep(for: .seconds(2))
      environment.record("launches", environment.defaults["launches"])
      environment.requestTrackingAuthorization { environment.record("tracking", "\($0)") }
    }
  }

  func onConversionDataFail(_ error: any Error) {
    let environment = environment
    Task.detached { await environment.record("failed") }
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let value = result.deepLink?.deeplinkValue else { return }
    environment.show(value)
    guard environment.defaults["opened"] == nil, let url = URL(string: "shop://own?deep_link_value=own") else { return }
    environment.defaults["opened"] = value
    environment.open(url)
  }
}
