import DeepLinkSimulatorSwiftUI
import DeepLinkSimulatorXCTest
import Foundation
import SampleApps
import TestSupport
import XCTest

/// Devices that are driven at random: what is recorded replays, and what is restored is as it was.
final class RandomDrivingTests: XCTestCase {
  func testWhatIsDrivenIsRecordedAndRestored() async throws {
    for seed in 0..<Thoroughness.count(600, sample: 40) {
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

  /// What the apps are like: described, a delegate, tasks and actors throughout, SwiftUI, and the calls to the SDKs.
  private static let apps: [TestedApp] = [
    .described, .delegate { BusyShop($0) }, .named("bazaar", in: .samples),
    .swiftUI(SwiftUIShop.self, appDelegate: { SwiftUIShopDelegate() }),
    .named("both-sdks", in: .samples),
  ]

  private var random: SeededRandom
  private let device: Simulator
  private let app: TestedApp
  /// Whether the turns of the app's tasks are decisions.
  private let isDecided: Bool
  private var moments: [Moment] = []
  private var log: [String] = []
  /// What is not as it has to be, and all that was done before.
  private(set) var difference: String?

  init(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    app = Self.apps[random.next(Self.apps.count)]
    let styles = app.styles.isEmpty ? AppStyle.allCases : app.styles
    let style = styles[random.next(styles.count)]
    let late = Duration.milliseconds(random.next(6_000))
    let description = AppDescription(
      scheme: "shop", domains: ["shop.onelink.me", "shop.go.link"], gates: ["login"],
      sdks: [.appsFlyer(unifiedDeepLinking: random.next(3) > 0), .adjust()])
    let scenario = Scenario(
      name: "At random", platform: PlatformDescription(style: style), app: description,
      backend: [.appsFlyer(.conversionData, after: late), .adjust(.attribution, after: late)],
      steps: random.next(2) == 0 ? [] : [.tap(Self.links[random.next(3)]), .install, .launch])
    isDecided = random.next(3) == 0
    var test = try ScenarioTest(scenario, app: app)
    test.plan.appWork = AppWorkPolicy(turns: isDecided ? .isDecided : .settlesFirst, realTime: .isIgnored)
    device = Simulator(test, isExhaustive: false)
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
    case 9 where random.next(2) == 0:
      let callbacks = ["onConversionDataSuccess", "didResolveDeepLink", "adjustAttributionChanged"]
      let callback = callbacks[random.next(callbacks.count)]
      let isChosen = (try? await device.choose(.first(EventPattern(callback)))) != nil
      log.append("\(isChosen ? "choose" : "not") first \(callback)")
    default: await perform(step)
    }
  }

  private var step: Step {
    mutating get {
      let steps: [Step] = [
        .tap(Self.links[random.next(Self.links.count)]), .install, .launch, .launch, .background, .foreground, .kill(),
        .suspend, .alert, .dismissAlert, .prewarm, .backgroundLaunch, .network(isOnline: random.next(2) == 0),
        .openGate("login"), .trackingAuthorization(.authorized), .openNotification(["url": "shop://push"]),
        .receiveNotification(["url": "shop://push"]), .openNotification(["url": "shop://push"], action: "dismiss"),
        .backgroundLaunch(["url": "shop://push"]),
        .backend(.appsFlyer(.launch, after: .milliseconds(random.next(4_000)))), .update, .uninstall,
        .releaseDelegate(.appsFlyer), .closeGate("login"), .reclaimScene, .pasteboard("https://shop.go.link/p"),
        .clockBack(.seconds(random.next(100))), .call("Adjust.disable"), .call("AppsFlyerLib.start"),
        .adClick(["campaign": "c"]), .tap(Self.links[random.next(Self.links.count)], from: .safari),
        .backend(.adjust(.session, after: .seconds(random.next(9)), failure: .unknownHost)),
        .backend(.appsFlyer(.deferredDeepLink, failure: .timeout)),
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
    var test = try ScenarioTest(text: file, app: app)
    test.plan.appWork = AppWorkPolicy(turns: isDecided ? .isDecided : .settlesFirst, realTime: .isIgnored)
    compare(driven, await test.run().trace.events.map(JSONLines.record))
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
