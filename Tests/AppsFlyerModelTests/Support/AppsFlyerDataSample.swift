import AppsFlyerModel
import SDKContract

/// A run in which a rule about data makes a difference.
struct AppsFlyerDataSample: Sendable {
  let rule: AppsFlyerRule
  private let set: @Sendable (inout AppsFlyerConfiguration, inout AppsFlyerBackend) -> Void
  private let perform: @Sendable (inout AppsFlyerRig) -> Void

  private init(
    _ rule: AppsFlyerRule,
    set: @escaping @Sendable (inout AppsFlyerConfiguration, inout AppsFlyerBackend) -> Void = { _, _ in },
    perform: @escaping @Sendable (inout AppsFlyerRig) -> Void
  ) {
    self.rule = rule
    self.set = set
    self.perform = perform
  }

  /// Does the run.
  func run(_ rules: RuleSwitches = RuleSwitches()) -> AppsFlyerRig {
    var configuration = AppsFlyerConfiguration()
    var backend = AppsFlyerBackend()
    set(&configuration, &backend)
    configuration.rules = rules
    backend.rules = rules
    var rig = AppsFlyerRig(configuration, backend: backend)
    perform(&rig)
    rig.wait(.seconds(5))
    return rig
  }
}

extension AppsFlyerDataSample {
  static let all: [AppsFlyerDataSample] = links + conversionData + clickEvents + clicks

  private static let oneLink = "https://a.onelink.me/b"

  private static let links: [AppsFlyerDataSample] = [
    AppsFlyerDataSample(.payloads(.localPayload)) { $0.tap(oneLink + "?pid=x") },
    AppsFlyerDataSample(.payloads(.decodedOnce)) { $0.tap(oneLink + "?pid=a%20b") },
    AppsFlyerDataSample(.payloads(.decodedOnce)) { $0.tap(oneLink + "?pid=a+b") },
    AppsFlyerDataSample(.payloads(.decodedOnce)) { $0.tap(oneLink + "?pid=a&pid=b") },
    AppsFlyerDataSample(.payloads(.decodedOnce)) { $0.click(oneLink + "?pid=a%20b", thenInstallAfter: .seconds(1)) },
    AppsFlyerDataSample(.payloads(.resolvedPayload)) { $0.tapShortLink() },
    AppsFlyerDataSample(.payloads(.resolvedAttribution)) { configuration, _ in
      configuration.profile = AppsFlyerProfile.named("6.3.2") ?? .v6_15
    } perform: {
      $0.tapShortLink()
    },
    AppsFlyerDataSample(.links(.shortLinkWithQuery)) { $0.tapShortLink(query: "?x=1") },
    AppsFlyerDataSample(.links(.shortLinkWithQuery)) { configuration, _ in
      configuration.shortLinkQuery = .merged
    } perform: {
      $0.tapShortLink(query: "?x=1")
    },
    AppsFlyerDataSample(.links(.foreignLink)) { $0.tap("https://example.com/a?x=1") },
    AppsFlyerDataSample(.links(.foreignLink)) { $0.tap("https://example.com/a?x=1", unified: true) },
    AppsFlyerDataSample(.links(.unmarkedLink)) { configuration, _ in
      configuration.profile = AppsFlyerProfile.named("5.2.0") ?? .v6_15
    } perform: {
      $0.tap(oneLink + "?pid=x")
    },
    AppsFlyerDataSample(.links(.schemeLinkParsed)) { $0.tap("fruits://a?x=1") },
    AppsFlyerDataSample(.links(.schemeLinkParsed)) { $0.tap("fruits://a?x=1", unified: true) },
    AppsFlyerDataSample(.payloads(.linkPath)) { $0.tap(oneLink + "/?pid=x") },
    AppsFlyerDataSample(.payloads(.linkPath)) { $0.tap(oneLink + "/?pid=x", unified: true) },
    AppsFlyerDataSample(.payloads(.valueTypes)) { $0.tap(oneLink + "?pid=x&amount=16") },
    AppsFlyerDataSample(.payloads(.valueTypes)) { configuration, _ in
      configuration.payloadTypes = .documented
    } perform: {
      $0.tap(oneLink + "?pid=x&amount=16", unified: true)
    },
    AppsFlyerDataSample(.payloads(.valueTypes)) { $0.tapShortLink() },
    AppsFlyerDataSample(.payloads(.valueTypes)) {
      $0.click(oneLink + "?pid=x&is_retargeting=true", thenInstallAfter: .seconds(1))
    },
    AppsFlyerDataSample(.payloads(.cachedAttribution)) { configuration, _ in
      configuration.addsCachedAttribution = true
    } perform: {
      $0.launch()
      $0.wait(.seconds(1))
      $0.open(oneLink + "?pid=x")
    },
  ]

  private static let conversionData: [AppsFlyerDataSample] = [
    AppsFlyerDataSample(.payloads(.organicPayload)) { $0.launch() },
    AppsFlyerDataSample(.payloads(.nonOrganicPayload)) {
      $0.click(oneLink + "?pid=x&c=y", thenInstallAfter: .seconds(1))
    },
    AppsFlyerDataSample(.payloads(.missingCampaign)) {
      $0.click(oneLink + "?pid=x", thenInstallAfter: .seconds(1))
    },
    AppsFlyerDataSample(.payloads(.reservedName)) {
      $0.click(oneLink + "?pid=x&name=y", thenInstallAfter: .seconds(1))
    },
    AppsFlyerDataSample(.payloads(.restrictedPayload)) { _, backend in
      backend.privacy = .restricted
    } perform: {
      $0.click(oneLink + "?pid=x", thenInstallAfter: .seconds(1))
    },
    AppsFlyerDataSample(.payloads(.selfReportedPayload)) {
      $0.backend.clicked(Link(oneLink + "?pid=x"), at: $0.now, source: .selfReporting)
      $0.launch()
    },
    AppsFlyerDataSample(.conversionData(.conversionDataOfInstall)) { configuration, _ in
      configuration.profile = AppsFlyerProfile.named("6.10") ?? .v6_15
    } perform: {
      $0.launch()
      $0.wait(.seconds(10))
      $0.click(oneLink + "?pid=x&is_retargeting=true", thenInstallAfter: .seconds(1))
    },
    AppsFlyerDataSample(.payloads(.retargetingPayload)) { $0.click(oneLink + "?pid=x", thenInstallAfter: .seconds(1)) },
    AppsFlyerDataSample(.payloads(.payloadTimes)) { $0.launch() },
    AppsFlyerDataSample(.payloads(.payloadTimes)) { $0.click(oneLink + "?pid=x", thenInstallAfter: .seconds(1)) },
    AppsFlyerDataSample(.sessions(.restoredBackup)) { $0.reinstall() },
  ]

  private static let clickEvents: [AppsFlyerDataSample] = [
    AppsFlyerDataSample(.payloads(.directClickEvent)) { $0.tap(oneLink + "?deep_link_value=x", unified: true) },
    AppsFlyerDataSample(.payloads(.clickEventAdditions)) { $0.tap(oneLink + "?deep_link_value=x", unified: true) },
    AppsFlyerDataSample(.payloads(.directMatchType)) { $0.tap(oneLink + "?match_type=x", unified: true) },
    AppsFlyerDataSample(.payloads(.shownAttribution)) { $0.tap(oneLink + "?pid=x", unified: true) },
    AppsFlyerDataSample(.payloads(.shownAttribution)) { configuration, _ in
      configuration.clickEventAttribution = .opened
    } perform: {
      $0.tap(oneLink + "?pid=x", unified: true)
    },
    AppsFlyerDataSample(.payloads(.deferredClickEvent)) {
      $0.click(oneLink + "?deep_link_value=x", thenLookUpAfter: .seconds(1))
    },
  ]

  private static let clicks: [AppsFlyerDataSample] = [
    AppsFlyerDataSample(.clicks(.clickLookback)) {
      $0.click(oneLink + "?pid=x", thenInstallAfter: .seconds(8 * 86_400))
    },
    AppsFlyerDataSample(.clicks(.lastClick)) {
      $0.backend.clicked(Link(oneLink + "?pid=first"), at: $0.now)
      $0.click(oneLink + "?pid=last", thenInstallAfter: .seconds(1))
    },
    AppsFlyerDataSample(.clicks(.lastClick)) {
      $0.click(oneLink + "?pid=x", thenInstallAfter: .seconds(1))
      $0.reinstall()
    },
    AppsFlyerDataSample(.clicks(.reinstallWithoutClick)) {
      $0.click(oneLink + "?pid=x", thenInstallAfter: .seconds(1))
      $0.reinstall()
    },
    AppsFlyerDataSample(.clicks(.deferredLookback)) {
      $0.click(oneLink + "?deep_link_value=x", thenLookUpAfter: .seconds(16 * 60))
    },
    AppsFlyerDataSample(.clicks(.deferredLookback)) { _, backend in
      backend.hidesDevice = true
    } perform: {
      $0.click(oneLink + "?deep_link_value=x", thenLookUpAfter: .seconds(1))
    },
    AppsFlyerDataSample(.clicks(.lookupWithoutScheme)) { _, backend in
      backend.deferredParameters = .all
    } perform: {
      $0.click(oneLink + "?af_dp=x", thenLookUpAfter: .seconds(1))
    },
    AppsFlyerDataSample(.clicks(.attributionLink)) {
      $0.click("https://app.appsflyer.com/id1?pid=x", thenInstallAfter: .seconds(1))
    },
    AppsFlyerDataSample(.clicks(.brandedLink)) {
      $0.click("https://links.example.com/a?pid=x", thenInstallAfter: .seconds(1))
    },
    AppsFlyerDataSample(.clicks(.idMatching)) {
      $0.perform($0.machine.trackingAuthorizationAnswered(.authorized, at: $0.now))
      $0.click(oneLink + "?pid=x&idfa=1A2B3C4D-9128-4597-1234-04E23D654321", thenInstallAfter: .seconds(1))
    },
    AppsFlyerDataSample(.clicks(.idMatching)) { _, backend in
      backend.hidesDevice = true
    } perform: {
      $0.perform($0.machine.trackingAuthorizationAnswered(.authorized, at: $0.now))
      $0.click(oneLink + "?deep_link_value=x&idfa=1A2B", thenLookUpAfter: .seconds(1))
    },
    AppsFlyerDataSample(.links(.appendedParameters)) {
      $0.backend.clicked("https://example.com/a?id=7", at: $0.now, appended: "pid=site&is_retargeting=true")
      $0.launch()
    },
    AppsFlyerDataSample(.clicks(.deferredPrivacy)) { $0.click(oneLink + "?pid=x", thenLookUpAfter: .seconds(1)) },
    AppsFlyerDataSample(.clicks(.openedLink)) {
      $0.backend.clicked(Link(oneLink + "?pid=x"), at: $0.now, source: .openedApp)
      $0.launch()
      $0.wait(.seconds(5))
    },
    AppsFlyerDataSample(.clicks(.openedLink)) {
      $0.click(oneLink + "?deep_link_value=x", source: .openedApp, thenLookUpAfter: .seconds(1))
    },
    AppsFlyerDataSample(.clicks(.selfReportedClick)) {
      $0.click(oneLink + "?deep_link_value=x", source: .selfReporting, thenLookUpAfter: .seconds(1))
    },
    AppsFlyerDataSample(.clicks(.selfReportedClick)) { _, backend in
      backend.selfReportingLookup = .foundEmpty
    } perform: {
      $0.click(oneLink + "?deep_link_value=x", source: .selfReporting, thenLookUpAfter: .seconds(1))
    },
  ]
}

extension AppsFlyerRig {
  fileprivate mutating func tap(_ link: String, unified: Bool = false) {
    startProcess(deepLinkDelegate: unified)
    open(link)
  }

  fileprivate mutating func tapShortLink(query: String = "") {
    let link = "https://a.onelink.me/b/c"
    let parameters = [
      PayloadEntry("deep_link_value", .string("x")), PayloadEntry("amount", .integer(16)),
      PayloadEntry("pid", .string("y")),
    ]
    backend.registerShortLink(link, parameters: Payload(parameters))
    tap(link + query)
  }

  fileprivate mutating func click(_ link: String, thenInstallAfter delay: Duration) {
    // Without the rules by which they know it, the servers never see the link.
    if link.hasPrefix("https://a.onelink.me") || backend.knows(Link(link)) { backend.clicked(Link(link), at: now) }
    wait(delay)
    launch()
  }

  fileprivate mutating func click(
    _ link: String, source: AppsFlyerClick.Source = .oneLink, thenLookUpAfter delay: Duration
  ) {
    backend.clicked(Link(link), at: now, source: source)
    wait(delay)
    startProcess(deepLinkDelegate: true)
  }

  fileprivate mutating func reinstall() {
    for _ in 1...2 {
      launch()
      wait(.seconds(10))
      machine.uninstall()
      machine.install()
    }
    launch()
  }
}
