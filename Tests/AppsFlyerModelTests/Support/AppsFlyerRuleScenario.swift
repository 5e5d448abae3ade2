import AppsFlyerModel
import SDKContract
import XCTest

/// Short runs that together reach every rule of behaviour.
enum AppsFlyerRuleScenario {
  static let all: [@Sendable () throws -> AppsFlyerRig] = [
    sessions, oldSessions, links, failures, version7, deepLinks, deferredLookups, unifiedBefore6_1, tracking,
    stopped, otherOrigins, callsOfLaterVersions, invitations, repeatedLinks, sessionReady, switches, events,
    unknownVersion,
  ]

  static func profile(_ version: String) throws -> AppsFlyerConfiguration {
    var configuration = AppsFlyerConfiguration()
    configuration.profile = try XCTUnwrap(AppsFlyerProfile.named(version))
    return configuration
  }

  @Sendable private static func sessions() -> AppsFlyerRig {
    var configuration = AppsFlyerConfiguration()
    configuration.conversionDataExpiry = .seconds(30)
    var rig = AppsFlyerRig(configuration)
    rig.startProcess(keys: false)
    rig.start()
    rig.backend.setAnswer(.urlError(.notConnectedToInternet), for: .launch)
    rig.launch()
    rig.wait(.seconds(1))
    rig.start()
    rig.backend.setAnswer(nil, for: .launch)
    for wait in [6, 40, 1] {
      rig.wait(.seconds(wait))
      rig.start()
    }
    rig.wait(.seconds(10))
    rig.start()
    rig.responds = false
    rig.open("https://a.onelink.me/b?pid=x")
    rig.wait(.seconds(10))
    return rig
  }

  @Sendable private static func oldSessions() throws -> AppsFlyerRig {
    var rig = AppsFlyerRig(try profile("6.8"))
    rig.launch()
    rig.wait(.seconds(10))
    rig.start()
    rig.wait(.seconds(10))
    return rig
  }

  @Sendable private static func links() -> AppsFlyerRig {
    var configuration = AppsFlyerConfiguration()
    configuration.customDomains = ["click.example.com"]
    var rig = AppsFlyerRig(configuration)
    rig.backend.registerShortLink("https://a.onelink.me/b/c", parameters: Payload([]))
    rig.startProcess()
    for link in [
      "https://a.onelink.me/b/c", "https://a.onelink.me/b/c?x=1", "https://click.example.com/b/unknown",
      "https://a.onelink.me/b?pid=x", "https://links.example.com/b?pid=x", "https://example.com/",
      "example://host?af_dp=x",
    ] {
      rig.open(link)
    }
    rig.wait(.seconds(1))
    return rig
  }

  @Sendable private static func invitations() -> AppsFlyerRig {
    var rig = AppsFlyerRig()
    rig.startProcess()
    var link = InviteLink()
    rig.perform(rig.machine.generateInviteURL(link))
    link.template = "H5hv"
    rig.perform(rig.machine.generateInviteURL(link))
    rig.wait(.seconds(1))
    return rig
  }

  @Sendable private static func repeatedLinks() -> AppsFlyerRig {
    var configuration = AppsFlyerConfiguration()
    configuration.dropsRepeatedLinks = true
    var rig = AppsFlyerRig(configuration)
    rig.startProcess()
    for _ in 1...2 { rig.open("https://a.onelink.me/b?pid=x") }
    rig.wait(.seconds(1))
    return rig
  }

  @Sendable private static func failures() -> AppsFlyerRig {
    var rig = AppsFlyerRig()
    rig.startProcess()
    rig.backend.setAnswer(.status(403), for: .launch)
    rig.start()
    rig.wait(.seconds(10))
    rig.backend.setAnswer(nil, for: .launch)
    let refused = AppsFlyerAnswer.status(403, reason: "App ID is incorrect")
    for answer in [.malformedBody, .status(403), .status(404), refused, .urlError(.timedOut)] {
      rig.backend.setAnswer(answer, for: .conversionData)
      rig.start()
      rig.wait(.seconds(70))
    }
    return rig
  }

  @Sendable private static func version7() throws -> AppsFlyerRig {
    var rig = AppsFlyerRig(try profile("7.0"))
    rig.startProcess()
    rig.open("https://a.onelink.me/b?pid=x")
    rig.wait(.seconds(1))
    return rig
  }

  @Sendable private static func deepLinks() -> AppsFlyerRig {
    var rig = AppsFlyerRig()
    rig.backend.registerShortLink("https://a.onelink.me/b/c", parameters: Payload([]))
    rig.backend.clicked("https://a.onelink.me/b?pid=x", at: rig.now)
    rig.startProcess(deepLinkDelegate: true)
    for link in ["https://a.onelink.me/b?pid=x", "https://a.onelink.me/b/c", "https://a.onelink.me/b/unknown"] {
      rig.open(link)
    }
    rig.wait(.seconds(1))
    return rig
  }

  @Sendable private static func deferredLookups() throws -> AppsFlyerRig {
    var rig = AppsFlyerRig(try profile("7.0.1"))
    rig.startProcess(keys: false)
    rig.setDeepLinkDelegate()
    rig.latency = .seconds(10)
    rig.startProcess(deepLinkDelegate: true)
    rig.wait(.seconds(5))
    rig.latency = .seconds(1)
    rig.backend.setAnswer(.status(503), for: .deferredDeepLink)
    rig.startProcess(deepLinkDelegate: true)
    rig.wait(.seconds(5))
    rig.backend.setAnswer(nil, for: .deferredDeepLink)
    rig.startProcess(deepLinkDelegate: true)
    rig.wait(.seconds(5))
    rig.startProcess(deepLinkDelegate: true)
    rig.machine.install()
    rig.responds = false
    rig.startProcess(deepLinkDelegate: true)
    rig.wait(.seconds(5))
    return rig
  }

  @Sendable private static func switches() -> AppsFlyerRig {
    var configuration = AppsFlyerConfiguration()
    configuration.reportsDeferredAfterDirect = false
    var rig = AppsFlyerRig(configuration)
    rig.startProcess(deepLinkDelegate: true)
    rig.open("https://a.onelink.me/b?pid=x")
    rig.wait(.seconds(1))
    return rig
  }

  @Sendable private static func unifiedBefore6_1() throws -> AppsFlyerRig {
    var rig = AppsFlyerRig(try profile("6.0"))
    rig.startProcess(deepLinkDelegate: true)
    return rig
  }

  @Sendable private static func tracking() -> AppsFlyerRig {
    var rig = AppsFlyerRig()
    rig.startProcess(deepLinkDelegate: true, keys: false)
    for answers in [false, true] {
      rig.startProcess()
      rig.perform(rig.machine.waitForATT(timeout: .seconds(60), at: rig.now))
      rig.start(completion: true)
      if answers { rig.perform(rig.machine.trackingAuthorizationAnswered(at: rig.now)) }
      rig.wait(.seconds(100))
    }
    rig.perform(rig.machine.waitForATT(timeout: .seconds(60), at: rig.now))
    for answer in [AppsFlyerAnswer.status(403), .urlError(.notConnectedToInternet)] {
      rig.backend.setAnswer(answer, for: .launch)
      rig.start(completion: true)
      rig.start(completion: true)
      rig.wait(.seconds(100))
    }
    return rig
  }

  @Sendable private static func stopped() -> AppsFlyerRig {
    var rig = AppsFlyerRig()
    rig.startProcess()
    rig.perform(rig.machine.setStopped(true, at: rig.now))
    rig.setDeepLinkDelegate()
    rig.start()
    rig.open("https://a.onelink.me/b/c")
    var link = InviteLink()
    link.template = "H5hv"
    rig.perform(rig.machine.generateInviteURL(link))
    rig.wait(.seconds(1))
    return rig
  }

  @Sendable private static func otherOrigins() -> AppsFlyerRig {
    let link = "https://a.onelink.me/b?pid=x"
    var configuration = AppsFlyerConfiguration()
    configuration.launchLinkResolution = .resolveAndSkip
    configuration.resolveDeepLinkURLs = ["mail.example.com"]
    configuration.pushDeepLinkPaths = [["link"]]
    var rig = AppsFlyerRig(configuration)
    rig.startProcess()
    rig.perform(rig.machine.didFinishLaunching(link: Link(link), at: rig.now))
    rig.open(link)
    rig.open("https://mail.example.com/1")
    rig.perform(rig.machine.performOnAppAttribution(Link(link), at: rig.now))
    for key in ["link", "af"] {
      rig.perform(rig.machine.handlePushNotification(Payload([PayloadEntry(key, .string(link))]), at: rig.now))
    }
    rig.wait(.seconds(1))
    return rig
  }

  @Sendable private static func callsOfLaterVersions() throws -> AppsFlyerRig {
    var configuration = AppsFlyerConfiguration()
    configuration.profile = try XCTUnwrap(AppsFlyerProfile.named("5.4.3"))
    configuration.pushDeepLinkPaths = [["link"]]
    var rig = AppsFlyerRig(configuration)
    rig.startProcess()
    rig.perform(rig.machine.waitForATT(timeout: .seconds(60), at: rig.now))
    rig.perform(rig.machine.handlePushNotification(Payload([]), at: rig.now))
    return rig
  }

  @Sendable private static func sessionReady() throws -> AppsFlyerRig {
    var rig = AppsFlyerRig(try profile("7.0"))
    rig.startProcess(keys: false)
    rig.perform(rig.machine.waitForATT(timeout: .seconds(60), at: rig.now))
    rig.perform(rig.machine.registerSessionReadyListener(at: rig.now))
    rig.startProcess(launchOptions: false)
    rig.perform(rig.machine.didBecomeActive(at: rig.now))
    rig.perform(rig.machine.registerSessionReadyListener(at: rig.now))
    rig.perform(rig.machine.didBecomeActive(at: rig.now))
    rig.startProcess(launchOptions: false)
    rig.perform(rig.machine.registerSessionReadyListener(at: rig.now))
    rig.perform(rig.machine.didBecomeActive(at: rig.now))
    rig.startProcess()
    rig.perform(rig.machine.registerSessionReadyListener(at: rig.now))
    rig.perform(rig.machine.didBecomeActive(at: rig.now))
    rig.wait(.seconds(5))
    rig.start()
    rig.setDeepLinkDelegate()
    return rig
  }

  @Sendable private static func unknownVersion() throws -> AppsFlyerRig {
    var rig = AppsFlyerRig(try profile("6.18.1"))
    rig.startProcess()
    return rig
  }

  @Sendable private static func events() -> AppsFlyerRig {
    var rig = AppsFlyerRig()
    rig.startProcess(keys: false)
    rig.logEvent("no keys")
    rig.start(completion: true)
    rig.startProcess()
    rig.logEvent("before start")
    rig.start()
    rig.backend.setAnswer(.urlError(.notConnectedToInternet), for: .event)
    rig.logEvent("kept")
    rig.wait(.seconds(1))
    rig.backend.setAnswer(nil, for: .event)
    rig.logEvent("sent", completion: true)
    rig.perform(rig.machine.setStopped(true, at: rig.now))
    rig.logEvent("stopped")
    rig.start(completion: true)
    rig.wait(.seconds(1))
    return rig
  }
}
