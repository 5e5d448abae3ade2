import SDKContract
import XCTest

/// Short runs that together reach every rule of behaviour.
enum AppsFlyerRuleScenario {
  static let all: [@Sendable () throws -> AppsFlyerRig] = [sessions, oldSessions, links, failures, version7]

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
    rig.backend.setAnswer(.urlError(-1009), for: .launch)
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

  @Sendable private static func failures() -> AppsFlyerRig {
    var rig = AppsFlyerRig()
    rig.startProcess()
    rig.backend.setAnswer(.status(403), for: .launch)
    rig.start()
    rig.wait(.seconds(10))
    rig.backend.setAnswer(nil, for: .launch)
    for answer in [AppsFlyerAnswer.malformedBody, .status(403), .status(404), .urlError(-1001)] {
      rig.backend.setAnswer(answer, for: .conversionData)
      rig.start()
      rig.wait(.seconds(10))
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
}
