import AdjustSdk
import Foundation
import UIKit

// A dependency in the style of composable architectures: a struct of closures, streams behind it, actors that keep the
// continuations. An actor that keeps no last value loses a link that comes before anybody listens.

struct AttributionClient: Sendable {
  struct Attribution: Equatable, Sendable {
    var network: String?
    var campaign: String?
    var costAmount: Double?
  }

  var start: @Sendable @MainActor () -> Void
  var links: @Sendable () async -> AsyncStream<URL>
  var attributions: @Sendable () async -> AsyncStream<Attribution>
}

actor Broadcast<Element: Sendable> {
  private var continuations: [UUID: AsyncStream<Element>.Continuation] = [:]
  private var last: Element?
  private let replaysLast: Bool

  init(replaysLast: Bool) { self.replaysLast = replaysLast }

  func publish(_ element: Element) {
    last = element
    for continuation in continuations.values { continuation.yield(element) }
  }

  func stream() -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream<Element>.makeStream()
    continuations[UUID()] = continuation
    if replaysLast, let last { continuation.yield(last) }
    return stream
  }
}

final class AttributionBridge: NSObject, AdjustDelegate, Sendable {
  let links: Broadcast<URL>
  let attributions: Broadcast<AttributionClient.Attribution>

  init(replaysLast: Bool) {
    links = Broadcast(replaysLast: replaysLast)
    attributions = Broadcast(replaysLast: true)
    super.init()
  }

  func adjustAttributionChanged(_ attribution: ADJAttribution?) {
    let mapped = AttributionClient.Attribution(
      network: attribution?.network, campaign: attribution?.campaign,
      costAmount: attribution?.costAmount?.doubleValue)
    Task { [attributions] in await attributions.publish(mapped) }
  }

  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    if let deeplink { Task { [links] in await links.publish(deeplink) } }
    return false
  }
}

extension AttributionClient {
  static func live(_ bridge: AttributionBridge) -> AttributionClient {
    AttributionClient(
      start: {
        let config = ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentSandbox)
        config?.delegate = bridge
        Adjust.initSdk(config)
      },
      links: { await bridge.links.stream() },
      attributions: { await bridge.attributions.stream() })
  }
}

@MainActor
final class ClientAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let bridge: AttributionBridge
  private let client: AttributionClient
  private var listener: Task<Void, Never>?

  init(replaysLast: Bool) {
    bridge = AttributionBridge(replaysLast: replaysLast)
    client = .live(bridge)
    super.init()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    client.start()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    guard listener == nil else { return }
    listener = Task { [client, weak self] in
      try? await Task.sleep(for: .seconds(5))
      for await link in await client.links() { self?.route(to: link) }
    }
  }

  func applicationDidEnterBackground(_ application: UIApplication) { listener?.cancel() }

  private func route(to link: URL) {
    let screen = UIViewController()
    screen.title = link.absoluteString.contains("summer-clothes") ? "SummerClothes" : "Home"
    window?.rootViewController?.present(screen, animated: true)
  }
}
