import CorpusSupport
import DeepLinkSimulatorXCTest
import SystemConfiguration
import UIKit
import XCTest

/// Apps that ask for the network with the functions of C, and with the addresses of Apple's systems.
final class ReachabilityTests: XCTestCase {
  /// A listener that the system keeps only as its functions say: the network holds a box, and the box nothing.
  private final class Reachability {
    private final class Box {
      weak var reachability: Reachability?
      init(_ reachability: Reachability) { self.reachability = reachability }
      deinit { MainActor.assumeIsolated { AppEnvironment.current.record("box", "gone") } }
    }

    private let network: SCNetworkReachability
    var onChange: ((Bool) -> Void)?

    init?() {
      var address = sockaddr()
      address.sa_len = UInt8(MemoryLayout<sockaddr>.size)
      address.sa_family = sa_family_t(AF_INET)
      guard let network = SCNetworkReachabilityCreateWithAddress(nil, &address) else { return nil }
      self.network = network
    }

    deinit { stop() }

    func start() {
      let tell: SCNetworkReachabilityCallBack = { _, flags, info in
        let box = info.map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }
        box?.reachability?.onChange?(flags.contains(.reachable))
      }
      // After this method only the context keeps the box.
      let box = Box(self)
      var context = SCNetworkReachabilityContext(
        version: 0, info: Unmanaged.passUnretained(box).toOpaque(),
        retain: { info in
          _ = Unmanaged<Box>.fromOpaque(info).retain()
          return info
        }, release: { Unmanaged<Box>.fromOpaque($0).release() }, copyDescription: nil)
      withExtendedLifetime(box) { _ = SCNetworkReachabilitySetCallback(network, tell, &context) }
      SCNetworkReachabilitySetDispatchQueue(network, .main)
    }

    func stop() {
      SCNetworkReachabilitySetCallback(network, nil, nil)
      SCNetworkReachabilitySetDispatchQueue(network, nil)
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    private let reachability = Reachability()

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      AppEnvironment.current.record("connected", "\(isConnected())")
      reachability?.onChange = { [weak self] isReachable in
        AppEnvironment.current.record("reachable", "\(isReachable)")
        if isReachable { self?.reachability?.stop() }
      }
      reachability?.start()
      return true
    }

    private func isConnected() -> Bool {
      var address = sockaddr_in(
        sin_len: 0, sin_family: 0, sin_port: 0, sin_addr: in_addr(s_addr: 0), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
      address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
      address.sin_family = sa_family_t(AF_INET)
      let network = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
      }
      var flags = SCNetworkReachabilityFlags(rawValue: 0)
      guard let network, SCNetworkReachabilityGetFlags(network, &flags) else { return false }
      return flags.contains(.reachable) && !flags.contains(.connectionRequired)
    }
  }

  func testWhatACallbackGetsIsKeptUntilTheAppStopsListening() throws {
    let steps: [Step] = [
      .install, .network(isOnline: false), .launch, .network(isOnline: true), .network(isOnline: false),
      .wait(.seconds(1)),
    ]
    let app = TestedApp.integrated(appDelegate: { Delegate() }).recording("connected", "reachable", "box")
    let run = try CorpusScenario.fruit(app, steps: steps).run()
    assertTrace(
      run, .sequence("connected false", "reachable true", "box gone"), .count("reachable", 1), .count("box", 1))
  }
}
